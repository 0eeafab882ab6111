import { expect, test } from 'vitest';

import { HOSTILE } from '#tests/hostile.ts';

import { judgeEmail } from './email.ts';
import { emailWords, nameWords, phoneWords, zipWords } from './field-words.ts';
import { judgeName, judgeShippingName } from './name.ts';
import { judgePassword, missingInPassword } from './password.ts';
import { formatPhone, judgePhone, phoneDigits } from './phone.ts';
import { isFilled } from './required.ts';
import { judgeZip } from './zip.ts';

test.each([
  ['clara.whitfield@example.com', 'fine'],
  [' a+b@c-d.co ', 'fine'],
  ['A@B.INFO', 'fine'],
  ['', 'empty'],
  ['  ', 'empty'],
  ['clara', 'wrong'],
  ['clara@example', 'wrong'],
  ['clara@example.c', 'wrong'],
  ['clara@example.store', 'wrong'],
  ['clara@example.c0m', 'wrong'],
  [`${'a'.repeat(250)}@b.co`, 'wrong'],
])('§5 email: local part, @, domain and 2 to 4 letters: “%s” is %s', (text, verdict) => {
  expect(judgeEmail(text)).toBe(verdict);
});

test.each([
  ['Clara', 'fine'],
  [' Zoë ', 'fine'],
  ['Jose\u0301', 'fine'],
  ['', 'empty'],
  ['Mary  Ann', 'fine'],
  ["O'Neil", 'fine'],
  ['D’Arcy', 'fine'],
  ['Smith-Jones', 'fine'],
  ['St. John', 'fine'],
  ['Sammy Davis Jr.', 'fine'],
  ['Nguyễn Thị Minh', 'fine'],
  ['李', 'fine'],
  ['Шевченко', 'fine'],
  ['नरेन्द्र', 'fine'],
  ['١٢٣', 'wrong'],
  ['Clara9', 'wrong'],
  ["'Neil", 'wrong'],
  ['Anna--Maria', 'wrong'],
  ['Clara <b>', 'wrong'],
  ['A'.repeat(51), 'long'],
])(
  '§5 a name has letters, and what stands between them in real names: “%s” is %s',
  (text, verdict) => {
    expect(judgeName(text)).toBe(verdict);
  },
);

test.each([
  ['Clara', 'fine'],
  ['C3', 'fine'],
  ['3C', 'wrong'],
  ['Zoë', 'fine'],
  ['Nguyễn', 'fine'],
  ['李', 'fine'],
  ['Mary Ann', 'fine'],
  ["O'Neil", 'fine'],
  ['', 'empty'],
])(
  '§5 a shipping name is a letter, then letters or digits, with the same between them: “%s” is %s',
  (text, verdict) => {
    expect(judgeShippingName(text)).toBe(verdict);
  },
);

test.each([
  ['5125550142', 'fine'],
  ['(512) 555-0142', 'fine'],
  ['+1 512 555 0142', 'fine'],
  ['512.555.014', 'short'],
  ['51255501423', 'long'],
  ['512555014x', 'wrong'],
  ['', 'empty'],
])('§5 a mobile number is ten digits, however they are dressed: “%s” is %s', (text, verdict) => {
  expect(judgePhone(text)).toBe(verdict);
});

test('§5 exactly ten digits are written (xxx) xxx-xxxx, and read back as they were', () => {
  expect(formatPhone('5125550142')).toBe('(512) 555-0142');
  expect(phoneDigits(formatPhone('5125550142'))).toBe('5125550142');
  expect(formatPhone('512555')).toBe('512555');
});

test.each([
  ['Maple-Leaf9', []],
  ['maple-leaf9', ['a capital letter']],
  ['MAPLE-LEAF9', ['a lowercase letter']],
  ['Maple-Leaf', ['a digit']],
  ['MapleLeaf9', ['a special character, such as - or !']],
  ['Ma-1', ['at least 8 characters']],
])('§5 a password has 8 characters of four kinds: “%s” misses %o', (text, missing) => {
  expect(missingInPassword(text)).toEqual(missing);
  expect(judgePassword(text)).toBe(missing.length > 0 ? 'weak' : 'fine');
});

test('§5 a password of more than 128 characters is refused, not cut', () => {
  expect(judgePassword(`Ma-1${'x'.repeat(124)}`)).toBe('fine');
  expect(judgePassword(`Ma-1${'x'.repeat(125)}`)).toBe('long');
});

test.each([
  ['78704', 'fine'],
  ['78704-1234', 'fine'],
  [' 78704 ', 'fine'],
  ['7870', 'wrong'],
  ['787041234', 'wrong'],
  ['78704-', 'wrong'],
  ['', 'empty'],
])('§5 a zip is five digits, or five, hyphen, four: “%s” is %s', (text, verdict) => {
  expect(judgeZip(text)).toBe(verdict);
});

test('§5 required text is more than visible or invisible whitespace', () => {
  expect(['', ' \n', '\u00A0', '\u200B\uFEFF'].some(isFilled)).toBe(false);
  expect(isFilled(' x ')).toBe(true);
});

test.each(HOSTILE)('no hostile text is a valid email, name, number or zip: %o', (text) => {
  expect(HOSTILE).toHaveLength(40);
  const words = [emailWords(text), nameWords(text, 'first name'), phoneWords(text), zipWords(text)];
  // Some inputs are words of letters, and §5 requires no more of a name.
  const isWord = /^\p{L}[\p{L}\p{M} ]{0,49}$/u.test(text);
  expect(words.map((each) => each !== undefined)).toEqual([true, !isWord, true, true]);
});
