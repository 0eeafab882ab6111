import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { reportOf, type Report, type Told } from '../report.ts';
import { page } from './html.ts';

const FINDING: Told = {
  id: 'request-maximum-narrowed',
  leg: 'spec',
  wire: 'breaking',
  code: 'compile',
  direction: 'request',
  title: 'Request body, field quantity: maximum none → 500',
  explanation: 'The greatest number is tighter.',
  operations: ['placeOrder'],
  pointer: '/x',
  at: 'placeOrder',
  location: { file: 'new.yaml', line: 27, column: 56 },
  fingerprint: 'b76bdafa5fc3a361',
  usage: { grade: 'unknown', files: [] },
  fails: true,
};

function pageOf(findings: Partial<Told>[], more: Partial<Report> = {}): string {
  const all = findings.map((each) => ({ ...FINDING, ...each }));
  return page({ ...reportOf('spec', all, { failOn: 'breaking', refusals: [] }), ...more });
}

/** Two findings with a text in all their fields. */
function allFields(text: string): Partial<Told>[] {
  const place = { file: text, line: 1, column: 1 };
  const finding: Partial<Told> = {
    id: text,
    title: text,
    fullTitle: text,
    explanation: text,
    operations: [text],
    location: place,
    fingerprint: text,
    known: { reason: text, owner: text, until: text },
    seen: { count: 1, repeat: text },
    witness: { value: { [text]: text }, acceptedBy: 'base', refusedBy: 'revision', reason: text },
    usage: { grade: 'field', files: [place], screens: [text] },
  };
  return [finding, finding];
}

function refusalOf(message: string): Report['refusals'] {
  return [{ leg: 'live', exitCode: 4, message }];
}

function tagsIn(html: string): Set<string> {
  return new Set(html.match(/<\/?[a-z!][\w-]*/gi));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  '" onmouseover="alert(1)" x=\'',
  '--></title></style></pre></textarea><svg onload=alert(1)>',
  '&lt;b&gt; &#0; ${x} `y`',
  '\u{202E}gnp.exe\u{0}\u{8}\u{D800}',
];

test.each(HOSTILE)('no text of a document becomes HTML: %j', (text) => {
  const html = pageOf(allFields(text), { refusals: refusalOf(text) });
  const plain = pageOf(allFields('a'), { refusals: refusalOf('a') });
  expect([...tagsIn(html)].filter((tag) => !tagsIn(plain).has(tag))).toEqual([]);
  expect(html.match(/<(?:script|style|form)\b/g)).toEqual(['<style', '<form', '<script']);
  // oxlint-disable-next-line no-control-regex
  expect(html).not.toMatch(/[\u{0}-\u{8}]/u);
  // An attribute that a text would have opened.
  expect(html.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\son\w+=/);
});

test('the page may load and run nothing but its own style and script', () => {
  const html = pageOf([FINDING]);
  const inside = (name: string) =>
    new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(html)?.[1] ?? '';
  const policy = /Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#39;', "'");
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    `style-src 'sha256-${digest(inside('style'))}'`,
    `script-src 'sha256-${digest(inside('script'))}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  expect(html).not.toMatch(/\b(?:src|srcset|style)=|<link|@import|url\(/);
});

test('each finding has an address, also when two legs find the same', () => {
  const ids = pageOf([FINDING, FINDING, { fingerprint: '0000000000000001' }]).match(
    /article class="finding" id="[^"]*/g,
  );
  expect(ids?.map((id) => id.slice(28))).toEqual([
    '0000000000000001',
    'b76bdafa5fc3a361',
    'b76bdafa5fc3a361-2',
  ]);
});

test('the verdict comes first, then what was left out, then what fails', () => {
  const unfinished = {
    timeout: 5,
    phase: 'comparing operations',
    operations: { compared: 1, of: 3, missing: ['getA', 'getB'] },
    witnesses: { searched: 0, of: 1 },
    names: false,
    usage: true,
  };
  const html = pageOf([{ wire: 'safe', fails: false, title: 'safe' }, FINDING], { unfinished });
  const order = [
    '<h1>Incomplete: the time of 5 s was over',
    '1 finding fails: this breaks clients in placeOrder.',
    'Not compared: 2 of 3 operations: getA, getB.',
    'What fails',
    FINDING.title,
    'What does not fail',
  ].map((text) => html.indexOf(text));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order).not.toContain(-1);
  expect(pageOf([])).toContain('<h1>Nothing has drifted.</h1>');
});

test('20,000 findings are written in seconds, long texts are cut', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => ({
    title: `${index}`,
    at: `${index}`,
  }));
  const started = performance.now();
  const html = pageOf(many);
  // It takes 0.6 s; a busy machine stands still for a while.
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(html.match(/<article/g)).toHaveLength(20_000);
  const long = 'x'.repeat(10_000);
  const one = pageOf([
    { title: long, explanation: long, operations: Array(900).fill('a') as string[] },
  ]);
  expect(one).toContain('<summary>10000 characters</summary>');
  expect(one).toContain('… (6000 more characters)');
  expect(one).toContain(' and 400 more');
});

test('what a configuration has changed or taken out is told', () => {
  const severity = { from: 'risky' as const, to: 'breaking' as const, by: 'drift.config.yaml:3' };
  const ignored = { ...FINDING, title: 'Set <aside>', ignored: { reason: 'internal', by: 'x' } };
  const policy = {
    file: 'drift.config.yaml',
    changed: 1,
    off: [{ rule: 'deprecated', count: 2 }],
    unmatched: [],
    ignored: [ignored],
  };
  const html = pageOf([{ severity }], { policy });
  expect(html).toContain('<dd>breaking instead of risky: drift.config.yaml:3</dd>');
  expect(html).toContain('2 findings of deprecated, which is off');
  expect(html).toContain('Set &lt;aside&gt;: internal');
});
