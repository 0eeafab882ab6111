import { toast } from '#ui/toast/toast.ts';

/** For a press whose code could not be fetched. */
export const OFFLINE = 'The store could not be reached. Please try again.';

/** A module that is fetched once, when the shopper approaches the control that needs it. */
export type Intended<Module> = {
  /** The event props of that control. */
  hints: { onPointerEnter: () => void; onFocus: () => void; onTouchStart: () => void };
  /** Resolves when the module is fetched, so that an early press is not lost. */
  get: () => Promise<Module>;
  /**
   * The same for a press, which always gets an answer: if the module cannot be fetched, goes to
   * `elsewhere` or reports the lost connection, and resolves to `undefined`.
   */
  press: (elsewhere?: string) => Promise<Module | undefined>;
};

/** `onIntent(() => import('./side-menu.tsx'))`. A failed fetch is repeated next time. */
export function onIntent<Module>(load: () => Promise<Module>): Intended<Module> {
  let loading: Promise<Module> | undefined;
  function get(): Promise<Module> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }
  const press = (elsewhere?: string) =>
    get().catch(() => {
      // Without a connection that page would be the browser's error page.
      if (elsewhere && navigator.onLine) location.assign(elsewhere);
      else toast(OFFLINE, { tone: 'error' });
      return undefined;
    });
  const warm = () => void get().catch(() => undefined);
  return { get, press, hints: { onPointerEnter: warm, onFocus: warm, onTouchStart: warm } };
}
