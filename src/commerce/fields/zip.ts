/** §5 Five digits, or five, a hyphen and four. */
const ZIP = /^[0-9]{5}(?:-[0-9]{4})?$/;

/** §5 Surrounding whitespace is ignored. */
export function judgeZip(text: string): 'fine' | 'empty' | 'wrong' {
  const zip = text.trim();
  if (!zip) return 'empty';
  return ZIP.test(zip) ? 'fine' : 'wrong';
}
