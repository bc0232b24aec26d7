import { ascension } from 'fatequeue';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { serve } from './server.js';
import { Table } from './table.js';

// node main.js game.json 8080: a table for two, whose game goes on where the file says.
const [file = 'game.json', port = '0', seed = Date.now()] = process.argv.slice(2);
const rules = ascension({ sets: [chronicleOfTheGodslayer] });
const table = Table.open(rules, file, { players: ['Ann', 'Ben'], seed: Number(seed) });
const server = await serve(table, Number(port));
console.log(JSON.stringify({ address: server.address(), tokens: table.tokens }));
