import {
  createContext,
  use,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';

/** Markup by name, made by the server and given to one page. Empty in the browser. */
const Markup = createContext<Readonly<Record<string, string>>>({});

export const ServerHtmlProvider = Markup.Provider;

/** One object for good: React writes innerHTML anew whenever this value is another object. */
const LEFT_ALONE = { __html: '' };
/** What a part held when it was last taken off the page, for when it is put back. */
const kept = new Map<string, string>();

/**
 * A part of the page that only the server draws. Its links and lists cost no JavaScript: in the
 * browser React leaves the markup as it came. `standIn` is shown where there is none.
 */
export function ServerHtml({
  name,
  standIn,
  ...div
}: ComponentProps<'div'> & { name: string; standIn: ReactNode }) {
  const markup = use(Markup);
  const element = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState(false);
  // Talks to markup that React does not know: keeps it for a remount, takes it from where the page
  // has it already, or notices that it is absent.
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const twin = document.querySelector(`[data-html=${name}]:not(:empty)`);
    if (!box.firstChild) box.innerHTML = kept.get(name) ?? twin?.innerHTML ?? '';
    if (!box.firstChild) setMissing(true);
    return () => void kept.set(name, box.innerHTML);
  }, [name]);
  if (missing) return <div {...div}>{standIn}</div>;
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
