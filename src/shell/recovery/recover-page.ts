import type { HydrationOptions } from 'react-dom/client';

/**
 * Options for `hydrateRoot`. Where foreign nodes make hydration fail, React renders the page again:
 * what was typed and the focus are copied. Where React gives up, the page stays as it was, without
 * scripts. Nodes are kept, never text: Trusted Types allow no markup.
 */
export function recoverPage(): HydrationOptions {
  const { head, body } = document;
  const headNodes = [...head.childNodes];
  let bodyNodes = [...body.childNodes];
  let focused = document.activeElement;
  addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  return {
    onRecoverableError(cause) {
      reportError(cause);
      const replaced = bodyNodes;
      bodyNodes = [...body.childNodes];
      void import('./after-failure.ts').then((it) => it.restoreInput(replaced, focused));
    },
    onUncaughtError(cause) {
      reportError(cause);
      head.replaceChildren(...headNodes);
      body.replaceChildren(...bodyNodes);
      void import('./after-failure.ts').then((it) => it.showPlainPage(focused));
    },
  };
}
