import { lazy, memo, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';

type LazyHydration<Props> = {
  /** The component itself on the server; the browser shows its HTML until the script is loaded. */
  onServer: ComponentType<Props> | undefined;
  /** Resolves when the section needs its script. Called when React first reaches the section. */
  when: () => Promise<unknown>;
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Shown without the server's HTML, until the script is loaded. */
  fallback?: ReactNode;
};

/**
 * A lazy section: the server renders it, and the browser loads its script later. If React discards the
 * server's HTML, because a translator or extension changed it, the script loads at once: the element
 * that `when` watches may be gone.
 */
export function hydrateLazily<Props extends object>({
  onServer,
  when,
  load,
  fallback,
}: LazyHydration<Props>) {
  let isMissing: (() => void) | undefined;
  const missing = new Promise<void>((resolve) => (isMissing = resolve));
  const Section = onServer ?? lazy(() => Promise.race([when(), missing]).then(load));

  /** React renders the fallback only without the server's HTML. */
  function Missing() {
    useEffect(() => isMissing?.(), []);
    return fallback;
  }

  // An update from the page around it before its script is there would discard the server's HTML.
  return memo(function LazilyHydrated(props: Props) {
    return (
      <Suspense fallback={<Missing />}>
        <Section {...props} />
      </Suspense>
    );
  });
}
