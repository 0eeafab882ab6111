/** Somebody who answers shoppers in a window of their own. */
type ChatProvider = {
  /** Draws its own button and window into the page; rejects when it cannot be had. */
  load: () => Promise<void>;
};

let arriving: Promise<void> | undefined;

/**
 * Resolves when the provider is there; nothing where there is none. It comes once, since a second
 * time it would draw a second window; what failed may be tried again.
 */
export function loadChat(): Promise<void> | undefined {
  arriving ??= chatProvider()
    ?.load()
    .catch((error: unknown) => {
      arriving = undefined;
      throw error;
    });
  return arriving;
}

/** A provider that is one script, as most are. */
function scriptProvider(src: string): ChatProvider {
  return {
    load: () =>
      new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = src;
        script.async = true;
        script.addEventListener('load', () => resolve());
        script.addEventListener('error', () => reject(new Error(`No chat at ${src}`)));
        document.head.append(script);
      }),
  };
}

/**
 * The address that a build was given: `VITE_CHAT_SCRIPT=https://chat.example.com/widget.js`.
 * A store on its mock backend has nobody to chat with.
 */
function chatProvider(): ChatProvider | undefined {
  const src: unknown = import.meta.env['VITE_CHAT_SCRIPT'];
  return !__MOCK__ && typeof src === 'string' && src ? scriptProvider(src) : undefined;
}
