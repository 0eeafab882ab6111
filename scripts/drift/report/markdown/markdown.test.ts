import { expect, test } from 'vitest';

import { reportOf, type Report, type Told } from '../report.ts';
import { changelog } from './changelog.ts';
import { markdown } from './markdown.ts';
import { code, escaped } from './text.ts';

const FINDING: Told = {
  id: 'request-max-items-narrowed',
  leg: 'spec',
  wire: 'breaking',
  code: 'none',
  direction: 'request',
  title: 'Request body, field items: maxItems 50 → 20',
  explanation: 'The greatest number of items is tighter.',
  operations: ['sell'],
  pointer: '/components/schemas/Sale/properties/items/maxItems',
  at: 'sell request body /items',
  location: { file: 'new.yaml', line: 27, column: 56 },
  fingerprint: 'b76bdafa5fc3a361',
  usage: { grade: 'unknown', files: [] },
  fails: true,
};
const SAFE: Partial<Told> = { wire: 'safe', fails: false };
const KNOWN = { reason: 'soon', owner: 'Ida', until: '2026-12-31' };

/** A safe difference. */
function difference(id: string, title: string, more: Partial<Told> = {}): Partial<Told> {
  return { ...SAFE, id, title, pointer: '/paths/~1a/get', at: title, ...more };
}

function reportFrom(findings: Partial<Told>[], more: Partial<Report> = {}): Report {
  const all = findings.map((each) => ({ ...FINDING, ...each }));
  return { ...reportOf('spec', all, { failOn: 'breaking', refusals: [] }), ...more };
}

test('a comment begins with its hidden name, the verdict and what fails; the rest is folded', () => {
  const refusals: Report['refusals'] = [{ leg: 'live', exitCode: 4, message: 'No server.' }];
  const text = markdown(
    reportFrom([{ ...SAFE, title: 'Safe' }, FINDING, { fails: false, known: KNOWN }], { refusals }),
  );
  expect(text.split('\n').slice(0, 10)).toEqual([
    '<!-- bullion-drift spec -->',
    '## Contract drift',
    '',
    '**1 finding fails: this breaks clients in sell. Also 1 breaking and 1 safe (of all, 1 accepted in the known file).**',
    '',
    '|  | what | operations | where |',
    '|---|---|---|---|',
    '| **breaking** | Request body, field items: maxItems 50 → 20 | sell | new.yaml:27:56 |',
    '',
    '<details>',
  ]);
  expect(text.match(/<summary>.*(?=<\/summary>)/g)).toEqual([
    '<summary>Why, and what to do (1)',
    '<summary>What does not fail (1)',
    '<summary>Accepted for now (1)',
  ]);
  expect(text).toContain('### What was left out\n\n- live was not run: No server.');
  expect(markdown(reportFrom([]))).toBe(
    '<!-- bullion-drift spec -->\n## Contract drift\n\n**Nothing has drifted.**\n',
  );
});

test.each([0, 300, 5_000])('GitHub takes a comment on %i failing findings and more', (number) => {
  const long = 'word '.repeat(1_000);
  const findings = Array.from({ length: number + 500 }, (_, index) => ({
    ...(index < number ? {} : SAFE),
    title: `${index} ${'|'.repeat(150)}`,
    explanation: long,
    operations: [long],
    at: `${index}`,
  }));
  const text = markdown(
    reportFrom(findings, { refusals: [{ leg: 'live', exitCode: 4, message: 'No server.' }] }),
  );
  expect(text.length).toBeLessThan(65_000);
  expect(text.split('<details>').length).toBe(text.split('</details>').length);
  const rows = text.match(/^\| (?:\*\*breaking\*\*|safe) /gm)?.length ?? 0;
  const [, left, reasons = '0'] =
    /(\d+) findings(?: and the reasons of (\d+) that fail)? are left out here/.exec(text) ?? [];
  expect(Number(left) + rows).toBe(number + 500);
  expect(Number(reasons) + (text.match(/^####/gm)?.length ?? 0)).toBe(number);
  expect(text).toContain('No server.');
});

test('texts of a document are no markup, end no cell, call nobody and refer to no issue', () => {
  const text = 'a <b> & "c" | `d` *e*\n# @team #12 ~~f~~ &lt; [g](h) $x$';
  expect(escaped(text)).toBe(
    String.raw`a \<b\> & "c" \| ${'\\`d\\`'} \*e\* \# @&#8203;team \#&#8203;12 \~\~f\~\~ &amp;lt; \[g\](h) <span>$</span>x<span>$</span>`,
  );
  expect(code('a``b`c')).toBe('``` a``b`c ```');
  const page = markdown(reportFrom([{ title: text, explanation: text, operations: [text] }]));
  const [row = ''] = page.match(/^\| \*\*breaking.*$/m) ?? [];
  expect(row.replaceAll(String.raw`\|`, '').split('|')).toHaveLength(6);
});

test('a changelog tells callers what has changed, worst first, in sentences', () => {
  const text = changelog(
    reportFrom([
      FINDING,
      difference('response-enum-grew', 'Response 200, field range: enum −"1M" +"3M" +"a, b"', {
        wire: 'risky',
        explanation: 'A reader may stumble.',
        pointer: '/components/schemas/Range/enum',
        operations: ['getA', 'getB'],
      }),
      difference('operation-added', 'cancel: is new', { operations: ['cancel'] }),
      difference('error-status-added', 'Response 401: 401 is new'),
      difference('request-max-items-widened', 'Request body: maxItems none → 5'),
      difference('request-pattern-widened', 'Request body: pattern ^a$ → none'),
      difference('security-relaxed', 'Request security: bearer → bearer or nobody asked'),
      difference('deprecated', 'sell: is deprecated', { wire: 'none' }),
      difference('error-status-removed', 'Response 413: 413 is gone', {
        fails: false,
        known: KNOWN,
      }),
      difference('known-unmatched', 'The known entry matches nothing', { fails: true }),
    ]),
  );
  expect(text).toBe(`# Changes of the API

## Breaking

### Sale

- Request body, field items: maxItems changes from 50 to 20. The greatest number of items is tighter. Used by sell.

## Risky

### Range

- Response 200, field range: enum no longer has "1M", and has the new "3M", "a, b". A reader may stumble. Used by getA, getB.

## Added

### cancel

- The operation is new.

### sell

- Response 401 is new.

## Changed

### sell

- Request body: maxItems is 5 from now on.
- Request body: pattern was ^a$, and is gone.
- Request security: bearer; from now on bearer or nobody asked.

## Deprecated

### sell

- The operation is deprecated.

## Removed

### sell

- Response 413 is gone.
`);
  expect(changelog(reportFrom([]))).toBe(
    '# Changes of the API\n\nNothing has changed for clients.\n',
  );
});
