import { expect, test } from 'vitest';

import { progressOn } from './progress.ts';

function terminalOf(columns?: number, isTTY = true) {
  const terminal = { isTTY, columns: columns ?? 0, text: '', write: (text: string) => add(text) };
  const add = (text: string) => {
    terminal.text += text;
    return true;
  };
  return terminal;
}

/** What a terminal shows on the line after that text. */
function lineOf(text: string): string {
  let line: string[] = [];
  for (const part of text.split('\r')) line = [...part, ...line.slice(part.length)];
  return line.join('');
}

test('each text stands where the one before stood, and the last leaves an empty line', () => {
  const terminal = terminalOf();
  const tell = progressOn(terminal, {});
  tell?.('drift: comparing operations, 5 of 9');
  tell?.('drift: grouping');
  expect(lineOf(terminal.text).trimEnd()).toBe('drift: grouping');
  tell?.('');
  expect(lineOf(terminal.text).trim()).toBe('');
  expect(terminal.text.endsWith('\r')).toBe(true);
  expect(terminal.text).not.toContain('\n');
  expect(terminal.text).not.toContain('\u{1B}');
});

test('where nothing was shown, nothing is taken away', () => {
  const terminal = terminalOf();
  const tell = progressOn(terminal, {});
  tell?.('');
  expect(terminal.text).toBe('');
});

test('a text is cut before it would be wrapped', () => {
  const terminal = terminalOf(20);
  progressOn(terminal, {})?.('drift: comparing operations, 5 of 9');
  expect(terminal.text).toBe('\rdrift: comparing op');
});

test.each([
  ['a pipe or a file', {}, false],
  ['a pipeline', { CI: 'true' }, true],
  ['a terminal that cannot write over a line', { TERM: 'dumb' }, true],
])('%s gets none', (_, env, isTTY) => {
  expect(progressOn(terminalOf(80, isTTY), env)).toBeUndefined();
});
