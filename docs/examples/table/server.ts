import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Table } from './table.js';

/** No honest message is longer, in bytes. */
const LONGEST_MESSAGE = 10_000;

/** Lets people come to a table by WebSocket. Port 0 is any that is free. */
export function serve(table: Table, port = 0, host = '127.0.0.1'): Promise<WebSocketServer> {
  const server = new WebSocketServer({ port, host, maxPayload: LONGEST_MESSAGE });
  server.on('connection', (socket) => seat(table, socket));
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve(server));
    server.once('error', reject);
  });
}

function seat(table: Table, socket: WebSocket): void {
  const chair = table.welcome((message) => socket.send(JSON.stringify(message)));
  // Of a message that is not text nothing is read.
  socket.on('message', (data: RawData, isBinary: boolean) => chair.receive(isBinary ? '' : data.toString()));
  socket.on('close', () => chair.leave());
  // A message that is too long or breaks the protocol; the socket is closed then.
  socket.on('error', () => socket.terminate());
}
