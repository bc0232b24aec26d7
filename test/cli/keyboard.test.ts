import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { keyboardOn } from '../../src/cli/keyboard.js';

describe('the keyboard', () => {
  test('gives a line for each question, and null when the input ends', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const keyboard = keyboardOn(input, output);
    input.write('1\n2 3\n');
    expect(await keyboard.ask('first> ')).toBe('1');
    expect(await keyboard.ask('second> ')).toBe('2 3');
    input.end();
    expect(await keyboard.ask('third> ')).toBeNull();
    expect(String(output.read())).toBe('first> second> third> ');
    keyboard.close();
  });

  test('leaves the input alone until the first question', () => {
    const input = new PassThrough();
    keyboardOn(input, new PassThrough()).close();
    expect(input.listenerCount('data')).toBe(0);
  });
});
