/** Runs if a page writes an input out as markup. */
const MARK = 'hostile7';

/** What no answer may contain as it stands, whatever was sent. */
export const RAW_MARKUP = [`<script>${MARK}`, `<img src=x onerror=${MARK}`, `<svg onload=${MARK}`];

/** Characters of one field that a form may have; an address is cut to fewer. */
const LONG = 80_000;

/** Inputs that have broken programs before, by the way in which they did it. */
const CLASSES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'markup and script': [
    `<script>${MARK}()</script>`,
    `"><img src=x onerror=${MARK}()>`,
    `'><svg onload=${MARK}()>`,
    `</script><script>${MARK}()</script>`,
    `</title><script>${MARK}()</script>`,
    `]]><script>${MARK}()</script>`,
    `javascript:${MARK}()`,
    `{{constructor.constructor('${MARK}()')()}}`,
    '<!--',
    '&lt;b&gt;',
  ],
  'names that every object has': [
    '__proto__',
    'constructor',
    'prototype',
    'hasOwnProperty',
    'toString',
    'valueOf',
    'isPrototypeOf',
    '__proto__[polluted]',
    'constructor[prototype][polluted]',
  ],
  'encodings that are none': [
    '%',
    '%%',
    '%E0%A4%A',
    '%zz',
    '%00',
    '%0d%0aset-cookie:%20hostile=1',
    '%u0041',
    '%c0%ae%c0%ae%2f',
    '\u0000',
    '\r\nset-cookie: hostile=1',
    '\ud800',
    '\ufeff',
    '\u202egnp.exe',
    'Z\u0351\u036b\u0343a\u0300\u0301lgo',
    '\u{1f4b0}'.repeat(40),
    'ı',
    'ﬀ',
    '١٢٣',
  ],
  'paths and hosts': [
    '../../../../etc/passwd',
    String.raw`..\..\windows\win.ini`,
    '/.//evil.example',
    '//evil.example',
    'https://evil.example/',
    'file:///etc/passwd',
    '.',
    '..',
    '/',
    String.fromCodePoint(92),
  ],
  'queries of other languages': [
    `' OR 1=1 --`,
    '"; DROP TABLE orders; --',
    '{"$gt":""}',
    '[object Object]',
    '$(sleep 5)',
    '`id`',
    '|| ping -c 10 evil.example',
    '*)(uid=*))(|(uid=*',
  ],
  'numbers and their names': [
    '0',
    '-1',
    '1e309',
    '9007199254740993',
    '99999999999999999999999999',
    '0x1F',
    '1.5',
    'NaN',
    'Infinity',
    '-0',
    '1,000',
    '½',
  ],
  'nothing, and too much': [
    '',
    ' ',
    '\t\n',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    'a'.repeat(5_000),
    '('.repeat(2_000),
    'a.a@'.repeat(300),
  ],
  'repetitions that patterns go back over': [
    '9'.repeat(LONG),
    `1${' '.repeat(LONG)}x`,
    'a@'.repeat(LONG / 2),
    "a'".repeat(LONG / 2),
    '1,'.repeat(LONG / 2),
    '/'.repeat(LONG),
  ],
};

export const INPUTS: readonly string[] = Object.values(CLASSES).flat();

/** One input of each class. Each turn takes the next ones. */
export function oneOfEach(turn: number): string[] {
  return Object.values(CLASSES).map((inputs) => inputs[turn % inputs.length] ?? inputs[0]);
}
