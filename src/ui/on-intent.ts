/** A module that is fetched when the shopper shows signs of wanting it, and only once. */
export type Intended<Module> = {
  /** Put on the control that leads to it. */
  hints: { onPointerEnter: () => void; onFocus: () => void; onTouchStart: () => void };
  /** Resolves when the module is there: a press that came early waits and is not lost. */
  get: () => Promise<Module>;
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
  const warm = () => void get().catch(() => undefined);
  return { get, hints: { onPointerEnter: warm, onFocus: warm, onTouchStart: warm } };
}
