/** A live chat service with its own window. */
type ChatProvider = {
  /** Renders its button and window into the page; rejects if it cannot be loaded. */
  load: () => Promise<void>;
};

let arriving: Promise<void> | undefined;

/**
 * Resolves when the provider is loaded; `undefined` without a provider. Loads it only once, because
 * a second load would render a second window; a failed load can be retried.
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

/** A provider that is a single script. */
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

function chatProvider(): ChatProvider | undefined {
  const src = chatScript();
  return src ? scriptProvider(src) : undefined;
}

/**
 * The script address from the build: `VITE_CHAT_SCRIPT=https://chat.example.com/widget.js`. The
 * mock backend has no chat.
 */
export function chatScript(): string | undefined {
  const src: unknown = import.meta.env['VITE_CHAT_SCRIPT'];
  return !__MOCK__ && typeof src === 'string' && src ? src : undefined;
}
