/** The start of a part of an orval file: an export, its comment, or the one private declaration. */
const PART = /(?=^ {0,4}(?:export |\/\*\*|const withQueryKey))/m;
const COMMENT = /^ *\/\*\*(?:(?!\*\/)[^])*\*\/\s*$/;
const HOOK = /^ *(?:export (?:const|function) use[A-Z]|const withQueryKey)/;
/**
 * `getCartMock()` lists the handlers of one tag; `mock-handlers.ts` has all handlers by operation.
 */
const LIST = /^ *export const get\w+Mock = \(\) => \[/;

/**
 * Removes orval's hooks, since orval has no setting for it: `useQuery(getNoticeQueryOptions())`
 * does the same, and two thirds of a file of hooks are their overloads.
 */
export function withoutHooks(code: string): string {
  const parts = code.split(PART);
  const kept = parts.filter(
    (part, index) => !isDropped(part) && !(COMMENT.test(part) && isDropped(parts[index + 1])),
  );
  return withoutImports(kept.join(''));
}

function isDropped(part = ''): boolean {
  return HOOK.test(part) || LIST.test(part);
}

/** Removes imports from React Query that are no longer used. */
function withoutImports(code: string): string {
  const [head = '', ...rest] = code.split(/(?=^ {0,4}export )/m);
  const body = rest.join('');
  const block = /^(import (?:type )?)\{([^}]*)\} from '@tanstack\/react-query';\n/gm;
  const imports = head.replaceAll(block, (_, start: string, names: string) => {
    const used = names.split(/[\s,]+/).filter((name) => name && isNamed(name, body));
    if (used.length === 0) return '';
    return `${start}{\n  ${used.join(',\n  ')}\n} from '@tanstack/react-query';\n`;
  });
  return imports + body;
}

function isNamed(name: string, code: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(code);
}
