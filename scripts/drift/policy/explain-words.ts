import type { Direction } from '../finding.ts';
import { GROUPS, type Explained } from './explain.ts';

const WIDTH = 80;
const INDENT = '  ';
const SENDS: Record<Direction, string> = {
  request: 'about what clients send',
  response: 'about what servers send',
  both: 'about both directions',
};
const CODE = {
  compile: 'Generated code stops compiling.',
  rename: 'Names in generated code change.',
  none: 'Generated code compiles as before.',
};
const EXCEPTIONS =
  'Or ignore single findings there, with a reason; or accept one until a day, in the known file.';

/** A rule for a terminal of 80 columns. */
export function explanationText(rule: Explained): string {
  const { id, wire, direction, code, says, why, example, reversed, otherSide, recipe } = rule;
  const parts = [
    [id, ...wrapped(`${wire}, ${SENDS[direction]}. ${code ? CODE[code] : ''}`)],
    ['Why', ...wrapped(says), ...wrapped(why)],
    example ? exampleLines(example) : [],
    briefLines('The other way round', reversed),
    briefLines(direction === 'request' ? 'In answers' : 'In requests', otherSide),
    [wire === 'safe' || wire === 'none' ? 'What to do' : 'How to do it safely', ...steps(recipe)],
    ['How to give it another verdict, in drift.config.yaml', ...severityLines(rule)],
    rule.oasdiff ? ['In oasdiff', `${INDENT}${rule.oasdiff}`] : [],
  ];
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`;
}

/** All rules in their groups, one a line. */
export function listText(command: string): string {
  const groups = GROUPS.map(([name, rules]) =>
    [name, ...rules.map(({ id, wire }) => `${INDENT}${id.padEnd(46)}${wire}`)].join('\n'),
  );
  return `${groups.join('\n\n')}\n\n${command} explain RULE tells more about one of them.\n`;
}

function briefLines(word: string, rule: Explained['reversed']): string[] {
  return rule ? [word, `${INDENT}${rule.id}: ${rule.wire}`, ...wrapped(rule.says)] : [];
}

function exampleLines({ at, before, after }: NonNullable<Explained['example']>): string[] {
  const block = (text: string) =>
    (text === '' ? '(nothing)' : text.trimEnd()).split('\n').map((line) => `${INDENT}  ${line}`);
  return [
    'Example',
    ...wrapped(`In ${at.length > 0 ? placeOf(at) : 'the document'}:`),
    `${INDENT}before`,
    ...block(before),
    `${INDENT}after`,
    ...block(after),
  ];
}

function placeOf(at: string[]): string {
  return at.filter((name) => name !== 'paths').join(' > ');
}

function severityLines({ id, wire }: Explained): string[] {
  const [first, ...others] = ['risky', 'breaking', 'safe', 'off'].filter((each) => each !== wire);
  return [
    `${INDENT}rules:`,
    `${INDENT}  ${id}: ${first}   # or ${others.join(', ')}`,
    ...wrapped(EXCEPTIONS),
  ];
}

function steps(texts: string[]): string[] {
  return texts.flatMap((text, index) => {
    const [first = '', ...rest] = wrapped(text, `${INDENT}   `);
    return [`${INDENT}${index + 1}. ${first.trimStart()}`, ...rest];
  });
}

function wrapped(text: string, indent = INDENT): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(`${indent}${word}`);
  }
  return lines;
}
