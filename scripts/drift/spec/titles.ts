import type { Issue } from './diff/issue.ts';

/** The title of a difference: `Response 200, field items[].total: type integer → string`. */
export function titleOf({ place, path, what, operation }: Issue): string {
  const members = nameless(path, what);
  const field = members.length > 0 ? `field ${wayOf(members)}` : '';
  const where = place === '' ? operation : capital(place);
  return `${[where, field].filter(Boolean).join(', ')}: ${what}`;
}

/** Leaves out the last name if `what` begins with it. */
function nameless(path: string[], what: string): string[] {
  const last = path.at(-1);
  return last !== undefined && what.startsWith(`${last} `) ? path.slice(0, -1) : path;
}

function wayOf(path: string[]): string {
  return path.join('.').replaceAll('.[', '[');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
