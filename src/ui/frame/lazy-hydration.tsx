import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

type LazyHydration<Props> = {
  /** The component itself on the server; the browser shows its HTML until the script is loaded. */
  onServer: ComponentType<Props> | undefined;
  /** Resolves when the section needs its script. Called when React first reaches the section. */
  when?: () => Promise<unknown>;
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Shown without the server's HTML, until the script is loaded. */
  fallback?: ReactNode;
};

/**
 * A lazy section: the server renders it, and the browser loads its script later. If React discards the
 * server's HTML, because a translator or extension changed it, the script loads at once: the element
 * that `when` watches may be gone. Where the server may not render the section, its script is loaded
 * with `load` first: then it is there at once.
 */
export function hydrateLazily<Props extends object>({
  onServer,
  when,
  load: loadModule,
  fallback,
}: LazyHydration<Props>) {
  let loaded = onServer;
  let isMissing: (() => void) | undefined;
  const missing = new Promise<void>((resolve) => (isMissing = resolve));

  async function load(): Promise<{ default: ComponentType<Props> }> {
    const section = await loadModule();
    loaded = section.default;
    return section;
  }
  const Later = lazy(() => Promise.race([when?.(), missing]).then(load));

  /** React renders the fallback only without the server's HTML. */
  function Missing() {
    useEffect(() => isMissing?.(), []);
    return fallback;
  }

  // An update from the page around it before its script is there would discard the server's HTML.
  const LazilyHydrated = memo(function LazilyHydrated(props: Props) {
    const [Section] = useState(() => loaded ?? Later);
    return (
      <Suspense fallback={<Missing />}>
        <Section {...props} />
      </Suspense>
    );
  });
  return Object.assign(LazilyHydrated, { load });
}
