/** What was measured, as a table for the console and as a page of the documentation. */
import type { Budget, SizedPage } from './pages.ts';
import type { Weight } from './weigh.ts';

/** `ms` is the time of the server. */
export type Measured = { page: SizedPage; weight: Weight; ms?: number };

const PARTS = ['script', 'style', 'html'] as const;

/** A row of the console's table. A part over its budget is called so. */
export function row({ page, weight, ms }: Measured): Record<string, string> {
  const { name, budget = {} } = page;
  const parts = PARTS.map((part) => [part, judged(weight[part].brotli, budget[part])]);
  return {
    page: name,
    ...(Object.fromEntries(parts) as Record<string, string>),
    inline: `${kB(weight.inline)} kB`,
    requests: String(weight.requests),
    ...(ms !== undefined && { server: `${ms.toFixed(1)} ms` }),
  };
}

/** How many parts of all pages are over their budgets. */
export function overBudget(all: readonly Measured[]): number {
  return all.flatMap(({ page, weight }) =>
    PARTS.filter((part) => isOver(weight[part].brotli, page.budget?.[part])),
  ).length;
}

function isOver(bytes: number, limit: Budget['script']): boolean {
  return limit !== undefined && bytes > limit;
}

function judged(bytes: number, limit: Budget['script']): string {
  if (limit === undefined) return `${kB(bytes)} kB`;
  return `${kB(bytes)} kB ${isOver(bytes, limit) ? 'over' : 'of'} ${kB(limit)} kB`;
}

/** The text of `docs/sizes.md`. */
export function sizesPage(all: readonly Measured[], unopened: readonly string[]): string {
  const lines = all.map(({ page, weight, ms = 0 }) => {
    const parts = PARTS.map((part) => kB(weight[part].gzip));
    const opener = page.isOwn ? 'a customer' : 'anybody';
    const cells = [page.name, `\`${page.path}\``, opener, ...parts, weight.requests, ms.toFixed(1)];
    return `| ${cells.join(' | ')} |`;
  });
  return `# Sizes

The first load of one page of each kind, on a phone with an empty cache. \`npm run sizes -- --write\`
writes this page; \`npm run sizes\` only prints it, and \`npm test\` holds the pages that have a budget
(\`scripts/sizes/pages.ts\`) against it.

- Script, style and HTML in kB (1000 bytes) with gzip 9, everything until the network is idle. Budgets
  count brotli 11, with which the store sends its files: about an eighth less.
- Requests: all of them, with typefaces, pictures and calls.
- Server: milliseconds from a request to the end of its answer, the median of five after two that warm
  it up, one after the other, without the memory of public pages: how long the page takes to make. The
  mock backend is in the same process, so it is part of the time. They differ from machine to machine.

| page | address | opened by | script | style | HTML | requests | server ms |
| --- | --- | --- | --: | --: | --: | --: | --: |
${lines.join('\n')}

Not in the table, as they need something begun before, such as a checkout: ${unopened.map((path) => `\`${path}\``).join(', ') || 'none'}.
`;
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
