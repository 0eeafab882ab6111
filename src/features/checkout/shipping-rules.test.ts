import { expect, test } from 'vitest';

import type { CheckoutSettings } from '#api/checkout/checkout-calls.server.ts';

import { begun, CHOICES, reviewed } from './checkout-samples.ts';
import {
  laterLines,
  notForIra,
  shippingChange,
  shippingStepWords,
  signatureRule,
} from './shipping-rules.ts';
import { chargeWords } from './shipping/shipping-words.ts';

const filled = (fields: Record<string, string>) => (name: string) => fields[name] ?? '';

const SETTINGS: CheckoutSettings = {
  surchargePercent: 4.2,
  holdMs: 300_000,
  shipsFreeFrom: 199_00,
  carrier: { perOunce: 25, atLeast: 29_95 },
  lockS: 300,
  signature: { cents: 3_95, freeFrom: 750_00 },
  giftWrap: 7_00,
  cancellation: 35_00,
};

test('a shipping method is accepted only if it is offered', () => {
  expect(shippingStepWords(filled({ method: 'fedex' }), reviewed()).method).toBeUndefined();
  for (const method of ['', 'expedited', 'constructor']) {
    expect(shippingStepWords(filled({ method }), reviewed()).method).toBe(
      'Choose how it should travel.',
    );
  }
});

function words(note: string): string | undefined {
  return shippingStepWords(filled({ method: 'fedex', note }), reviewed()).note;
}

test('a note has 500 characters at most, and a line break counts as one', () => {
  expect(words('x'.repeat(500))).toBeUndefined();
  expect(words(`${'x'.repeat(249)}\r\n${'x'.repeat(250)}`)).toBeUndefined();
  expect(words('x'.repeat(512))).toBe('The note can have 500 characters. It has 12 too many.');
});

test('the change contains the shipping method, and clears an empty note', () => {
  expect(shippingChange(filled({ method: 'fedex', isGiftWrap: 'on' }), reviewed())).toEqual({
    shippingMethod: 'fedex',
    isShippingConfirmed: true,
    isSignature: false,
    isGiftWrap: true,
    clear: ['orderNote'],
  });
  expect(shippingChange(filled({ method: 'fedex', note: ' Ring twice. ' }), reviewed()).note).toBe(
    'Ring twice.',
  );
});

test('§9 each charge has its reason: free from $199, else the missing amount; carriers by the ounce', () => {
  const [standard, fedEx] = CHOICES;
  if (!standard || !fedEx) throw new Error('There are two.');
  expect(chargeWords(standard, begun(), SETTINGS)).toBe('Free from $199.00 of products.');
  const small = { total: { ...begun().total, lines: 81_17 } };
  expect(chargeWords({ ...standard, cents: 8_95 }, small, SETTINGS)).toBe(
    'Free with $117.83 more of products.',
  );
  expect(chargeWords(fedEx, begun(), SETTINGS)).toBe(
    '$0.25 for each ounce of metal, at least $29.95.',
  );
});

test('lines that are not in the vault yet delay the others', () => {
  const [line] = begun().lines;
  if (!line) throw new Error('There is one.');
  const sources = ['instock', 'presale', 'backorder', 'impaired'] as const;
  const lines = sources.map((source) => Object.assign({}, line, { source }));
  expect(laterLines(lines).map(({ source }) => source)).toEqual(['presale', 'backorder']);
});

function rule(lines: number, isToDepository = false) {
  return signatureRule({ isToDepository, total: { ...begun().total, lines } }, 750_00);
}

test('§9 a signature is chosen below $750, and comes with an order from there on', () => {
  expect([rule(749_99), rule(750_00), rule(750_00, true)]).toEqual(['chosen', 'needed', 'vault']);
});

test('lines that are not eligible for an IRA are found', () => {
  const [line] = begun().lines;
  if (!line) throw new Error('There is one.');
  expect(notForIra([line, { ...line, isForIra: false, name: 'Copper round' }])).toMatchObject([
    { name: 'Copper round' },
  ]);
});
