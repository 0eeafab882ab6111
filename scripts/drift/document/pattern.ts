import { createContext, Script } from 'node:vm';

/** A regular expression of a contract. `undefined`: it has no answer within measure. */
export type Pattern = (text: string) => boolean | undefined;

/** Texts up to these lengths end soon: within one group that is repeated, and beside it. */
const SHORT = 16;
const MIDDLE = 100;

/** Milliseconds that one text may take. Those that end take microseconds, others take for ever. */
const PATIENCE = 100;

/** The characters of texts whose answers one expression keeps; the oldest go first. */
const MOST_KEPT = 1_000_000;

const known = new Map<string, Pattern>();

/** The source of an expression that only matches that text. */
export function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

/**
 * The regular expression, made once. Contracts hold expressions that try a number of ways that doubles
 * with each letter: a text that takes too long has no answer, nor has any longer text from then on. Throws
 * a `SyntaxError` for what JavaScript does not read.
 */
export function patternOf(source: string): Pattern {
  let pattern = known.get(source);
  if (!pattern) known.set(source, (pattern = made(source)));
  return pattern;
}

function made(source: string): Pattern {
  const expression = new RegExp(source, 'u');
  const free = freeLength(source);
  const answers = new Map<string, boolean>();
  let kept = 0;
  const keep = (text: string, answer: boolean) => {
    answers.set(text, answer);
    kept += text.length;
    for (const oldest of answers.keys()) {
      if (kept <= MOST_KEPT) break;
      answers.delete(oldest);
      kept -= oldest.length;
    }
  };
  let isStuck = false;
  return (text) => {
    if (text.length <= free) return expression.test(text);
    let answer = answers.get(text);
    if (answer === undefined && !isStuck) {
      answer = testInTime(expression, text);
      if (answer === undefined) isStuck = true;
      else keep(text, answer);
    }
    return answer;
  };
}

/** The length up to which no text takes long. */
function freeLength(source: string): number {
  const plain = source.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/g, 'x');
  if (/\)(?:[*+]|\{\d+,)/.test(plain)) return SHORT;
  const repeated = plain.match(/[*+]|\{\d+,\d*\}/g) ?? [];
  return repeated.length > 1 ? MIDDLE : Infinity;
}

const script = new Script('expression.test(text)');
let context: { expression?: RegExp; text?: string } | undefined;

/** Only code that runs by itself can be ended. */
function testInTime(expression: RegExp, text: string): boolean | undefined {
  context ??= createContext({});
  Object.assign(context, { expression, text });
  try {
    return script.runInContext(context, { timeout: PATIENCE }) as boolean;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  }
}
