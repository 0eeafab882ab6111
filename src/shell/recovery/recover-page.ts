import type { HydrationOptions } from 'react-dom/client';

/** A page as it stands in the document. Nodes, never text: Trusted Types allow no markup. */
type PageNodes = {
  attributes: readonly Attr[];
  head: readonly Node[];
  body: readonly Node[];
};

/**
 * Options for `hydrateRoot`. Where foreign nodes make hydration fail, React renders the page again:
 * what was typed and the focus are brought along. Where React gives up, the page stays as it was,
 * without scripts.
 */
export function recoverPage(): HydrationOptions {
  let page = pageNodes();
  let focused = document.activeElement;
  addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  return {
    onRecoverableError(cause) {
      reportError(cause);
      const [{ body }, was] = [page, focused];
      page = pageNodes();
      void import('./restore-input.ts').then((it) => it.restoreInput(body, was));
    },
    onUncaughtError(cause) {
      reportError(cause);
      restoreNodes(page);
      void import('./plain-page.ts').then((it) => it.showPlainPage(focused));
    },
  };
}

function pageNodes(): PageNodes {
  const { documentElement, head, body } = document;
  return {
    attributes: [...documentElement.attributes],
    head: [...head.childNodes],
    body: [...body.childNodes],
  };
}

function restoreNodes({ attributes, head, body }: PageNodes): void {
  for (const { name, value } of attributes) document.documentElement.setAttribute(name, value);
  document.head.replaceChildren(...head);
  document.body.replaceChildren(...body);
}
