import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';

type LazyHydration<Props> = {
  /** On the server the part itself; the browser has only its HTML until it is loaded. */
  onServer: ComponentType<Props> | undefined;
  /** Resolves when the part is worth its script. It is called when React first comes to the part. */
  when: () => Promise<unknown>;
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Shown where there is no HTML of the server. */
  fallback?: ReactNode;
};

/**
 * A part of a page that stands in the server's HTML and is loaded later. Where that HTML is not kept
 * (React renders a page anew when something else has changed it), the part is loaded at once: what
 * `when` waits for may have gone with it.
 */
export function hydrateLazily<Props extends object>({
  onServer,
  when,
  load,
  fallback,
}: LazyHydration<Props>) {
  let isMissing: (() => void) | undefined;
  const missing = new Promise<void>((resolve) => (isMissing = resolve));
  const Part = onServer ?? lazy(() => Promise.race([when(), missing]).then(load));

  /** React renders a fallback only where the HTML of the server is not. */
  function Missing() {
    useEffect(() => isMissing?.(), []);
    return fallback;
  }

  return function LazilyHydrated(props: Props) {
    return (
      <Suspense fallback={<Missing />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
