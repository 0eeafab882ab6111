import { expect, test } from 'vitest';

import { readInvoice } from './invoice.ts';

test('an invoice number is recognized in every typed format', () => {
  const typed = ['BPM-104512', 'bpm-104512', ' bpm 104512 ', 'BPM104512'];
  expect(typed.map(readInvoice)).toEqual(typed.map(() => 'BPM-104512'));
  expect(['', '104512', 'BPM', 'BPM-12', 'BPM-104512x', '../x'].map(readInvoice)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});
