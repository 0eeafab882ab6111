import { parse, type ParserPlugin } from '@babel/parser';

/** A node of a syntax tree. */
export type Syntax = {
  type: string;
  start: number;
  loc: { start: { line: number; column: number } };
  [field: string]: unknown;
};

/** The nodes around a node, the nearest last, and the field of the nearest that holds it. */
export type Around = { parents: readonly Syntax[]; field: string };

/** The most characters of a file that is parsed: longer ones are bundles. */
const LONGEST = 2_000_000;
const ALWAYS: ParserPlugin[] = ['decorators-legacy', 'decoratorAutoAccessors'];
const NOT_NODES = new Set(['loc', 'extra', 'errors', 'comments', 'tokens']);

/** Parses TypeScript or JavaScript of any age; nothing if it cannot be understood. */
export function parsed(file: string, text: string): Syntax | undefined {
  if (text.length > LONGEST) return undefined;
  for (const plugins of dialectsOf(file, text)) {
    try {
      const { program } = parse(text, {
        sourceType: 'unambiguous',
        allowReturnOutsideFunction: true,
        allowUndeclaredExports: true,
        attachComment: false,
        plugins: [...plugins, ...ALWAYS],
      });
      return program as unknown as Syntax;
    } catch {
      // Another dialect may fit.
    }
  }
  return undefined;
}

function dialectsOf(file: string, text: string): ParserPlugin[][] {
  if (/\.d\.[cm]?ts$/.test(file)) return [[['typescript', { dts: true }]]];
  if (/\.[cm]?ts$/.test(file)) return [['typescript']];
  const all: ParserPlugin[][] = [
    ['typescript', 'jsx'],
    ['flow', 'jsx'],
  ];
  return text.includes('@flow') ? all.toReversed() : all;
}

/**
 * Visits a node and all nodes inside it, in the order of the text; `false` leaves the inside out. What
 * `each` gets as the surroundings is only true until it returns.
 */
export function visit(root: Syntax, each: (node: Syntax, around: Around) => boolean | void): void {
  const parents: Syntax[] = [];
  const around = { parents, field: '' };
  const enter = (node: Syntax, field: string): void => {
    around.field = field;
    if (each(node, around) === false) return;
    parents.push(node);
    for (const name in node) {
      const value = node[name];
      if (typeof value !== 'object' || value === null || NOT_NODES.has(name)) continue;
      if (Array.isArray(value)) {
        for (const one of value) if (isSyntax(one)) enter(one, name);
      } else if (isSyntax(value)) enter(value, name);
    }
    parents.pop();
  };
  enter(root, '');
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The node in a field. */
export function inside(node: Syntax | undefined, field: string): Syntax | undefined {
  const value = node?.[field];
  return isSyntax(value) ? value : undefined;
}

/** The nodes of a list in a field. */
export function listIn(node: Syntax | undefined, field: string): Syntax[] {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isSyntax) : [];
}

/** The name of an identifier, or the text of a literal. */
export function wordOf(node: Syntax | undefined): string | undefined {
  if (!node) return undefined;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node['name']);
  return node.type === 'TSLiteralType' ? textOf(inside(node, 'literal')) : textOf(node);
}

/** Stands in a text for the value of an expression. */
export const HOLE = '\0';

/** The text of a literal, a template or a sum of them; `HOLE` for each expression in it. */
export function textOf(node: Syntax | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return String(node['value']);
  if (node?.type === 'TemplateLiteral') {
    const pieces = listIn(node, 'quasis').map(({ value }) => {
      const { cooked, raw } = value as { cooked?: string; raw: string };
      return cooked ?? raw;
    });
    return pieces.join(HOLE);
  }
  if (!isSum(node)) return undefined;
  const [left, right] = [inside(node, 'left'), inside(node, 'right')].map(textOf);
  return left === undefined && right === undefined ? undefined : (left ?? HOLE) + (right ?? HOLE);
}

export function isSum(node: Syntax | undefined): boolean {
  return node?.type === 'BinaryExpression' && node['operator'] === '+';
}

const MEMBERS = new Set(['MemberExpression', 'OptionalMemberExpression']);
const CALLS = new Set(['CallExpression', 'OptionalCallExpression', 'NewExpression']);

export function isMember(node: Syntax | undefined): boolean {
  return node !== undefined && MEMBERS.has(node.type);
}

export function isCall(node: Syntax | undefined): boolean {
  return node !== undefined && CALLS.has(node.type);
}

/** Whether a member is chosen by a value that is only known when the code runs. */
export function isComputed(node: Syntax | undefined): boolean {
  if (node?.['computed'] !== true) return false;
  const property = inside(node, 'property');
  if (property?.type === 'NumericLiteral') return false;
  return textOf(property)?.includes(HOLE) ?? true;
}
