import { toast } from '#ui/toast/toast.ts';

/** A module that is fetched when the shopper shows signs of wanting it, and only once. */
export type Intended<Module> = {
  /** Put on the control that leads to it. */
  hints: { onPointerEnter: () => void; onFocus: () => void; onTouchStart: () => void };
  /** Resolves when the module is there: a press that came early waits and is not lost. */
  get: () => Promise<Module>;
  /**
   * The same for a press, which is never left without an answer: where the module cannot be had,
   * it leads `elsewhere`, or says that there is no connection, and resolves without one.
   */
  press: (elsewhere?: string) => Promise<Module | undefined>;
};

/** `onIntent(() => import('./side-menu.tsx'))`. A failed download is tried again next time. */
export function onIntent<Module>(load: () => Promise<Module>): Intended<Module> {
  let arriving: Promise<Module> | undefined;
  function get(): Promise<Module> {
    arriving ??= load().catch((error: unknown) => {
      arriving = undefined;
      throw error;
    });
    return arriving;
  }
  const press = (elsewhere?: string) =>
    get().catch(() => {
      // Without a connection that page would be the browser's own.
      if (elsewhere && navigator.onLine) location.assign(elsewhere);
      else toast('You seem to be offline. Please try again.', { tone: 'error' });
      return undefined;
    });
  const warm = () => void get().catch(() => undefined);
  return { get, press, hints: { onPointerEnter: warm, onFocus: warm, onTouchStart: warm } };
}
