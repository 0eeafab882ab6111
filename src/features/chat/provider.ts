/** Somebody who answers shoppers in a window of their own. */
export type ChatProvider = {
  /** Draws its own button and window into the page; rejects when it cannot be had. */
  load: () => Promise<void>;
};

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
export function chatProvider(): ChatProvider | undefined {
  const src: unknown = import.meta.env['VITE_CHAT_SCRIPT'];
  return !__MOCK__ && typeof src === 'string' && src ? scriptProvider(src) : undefined;
}
