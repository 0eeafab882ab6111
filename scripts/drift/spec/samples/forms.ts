const MOST_KNOWN = 200_000;

const numbers = new Map<string, number>();
const known = new WeakMap<object, string>();

/**
 * A short text that two values share if both are the same in JSON. A value that is a part of many
 * others is looked at once.
 */
export function formOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  let form = known.get(value);
  if (form === undefined) known.set(value, (form = `#${numberOf(textOf(value))}`));
  return form;
}

function textOf(value: object): string {
  if (Array.isArray(value)) return `[${value.map(formOf).join()}]`;
  const members = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${formOf(each)}`).join()}}`;
}

function numberOf(text: string): number {
  if (numbers.size > MOST_KNOWN) numbers.clear();
  const number = numbers.get(text) ?? next++;
  numbers.set(text, number);
  return number;
}

let next = 0;
