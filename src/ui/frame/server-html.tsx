import {
  createContext,
  use,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';

import { useClicksWithin } from '#ui/clicks-within.ts';

/** Markup by name, rendered by the server for one page. Empty in the browser. */
const Markup = createContext<Readonly<Record<string, string>>>({});

export const ServerHtmlProvider = Markup.Provider;

type TrustedTypes = { emptyHTML: string };

/** Browsers with Trusted Types take only this as an empty text of markup. */
const { emptyHTML } = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes ?? {
  emptyHTML: '',
};
/** Always the same object: React writes innerHTML again whenever it is another one. */
const LEFT_ALONE = { __html: emptyHTML };
/** The elements of parts that were unmounted, for their next mount. */
const kept = new Map<string, Element>();

/**
 * An element with the markup of a part: of its last mount, or of the server's HTML, which still
 * stands while React renders the page again after a failed hydration.
 */
function elementWith(name: string): Element | null {
  if (import.meta.env.SSR) return null;
  return kept.get(name) ?? document.querySelector(`[data-html=${name}]:not(:empty)`);
}

/**
 * A part of the page that only the server renders. Its links and lists need no JavaScript: in the
 * browser React leaves the markup as it is. `standIn` is rendered where there is none.
 */
export function ServerHtml({
  name,
  standIn,
  onClick,
  ...div
}: Omit<ComponentProps<'div'>, 'onClick'> & {
  name: string;
  standIn: ReactNode;
  onClick?: (event: MouseEvent) => void;
}) {
  const markup = use(Markup);
  const element = useRef<HTMLDivElement>(null);
  const [source] = useState(() => elementWith(name));
  const [missing, setMissing] = useState(false);
  useClicksWithin(element, onClick);
  // Reads the server-rendered markup: keeps it for a remount, or notices that there is none.
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    if (!box.firstChild && source) box.replaceChildren(...source.cloneNode(true).childNodes);
    if (!box.firstChild) setMissing(true);
    return () => void kept.set(name, box);
  }, [name, source]);
  if (missing) return <div {...div}>{standIn}</div>;
  if (import.meta.env.SSR && !markup[name]) {
    return (
      <div {...div} data-html={name}>
        {standIn}
      </div>
    );
  }
  return (
    <div
      {...div}
      ref={element}
      data-html={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={import.meta.env.SSR ? { __html: markup[name] ?? '' } : LEFT_ALONE}
    />
  );
}

/**
 * A part whose markup the server keeps for all visitors instead of rendering it for each page. The
 * browser renders it like any other.
 */
export function KeptHtml({
  as: Element,
  name,
  children,
  ...attributes
}: ComponentProps<'div'> & { as: 'section' | 'div'; name: string }) {
  if (import.meta.env.SSR) {
    const markup = use(Markup)[name];
    if (markup) return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
  }
  return <Element {...attributes}>{children}</Element>;
}
