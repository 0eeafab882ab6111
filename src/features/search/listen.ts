import { limited } from '#ui/settings.ts';

/** §4, §9 Milliseconds of silence after which listening ends, and between two looks at the clock. */
const SILENCE_MS = 5_000;
const CHECK_MS = 1_000;

/** Why listening ended: `done` after a silence or a stop, whether or not anything was heard. */
export type End = 'done' | 'blocked' | 'no-microphone' | 'offline' | 'failed';

type Results = { results: Iterable<ArrayLike<{ transcript: string }>> };

/** The part of the browser's SpeechRecognition that is used here; the DOM's types leave it out. */
export type Recognizer = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
};

type Makers = Partial<
  Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognizer>
>;

/** The browser's own words for what went wrong. Those left out end without a complaint. */
const ENDS: Record<string, End> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'no-microphone',
  network: 'offline',
  'language-not-supported': 'failed',
};

/** Undefined where the browser cannot listen. */
export function makeRecognizer(): Recognizer | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Makers;
  const Maker = SpeechRecognition ?? webkitSpeechRecognition;
  return Maker && new Maker();
}

/**
 * §4 Listens until it is told to stop, until five seconds of silence have passed (more, or no end,
 * by the reader's time limits), or until the browser gives up. `onWords` gets all that was heard so
 * far, each time it grows; `onEnd` comes once, unless `signal` has ended it before.
 */
export function listen(
  recognizer: Recognizer,
  onWords: (words: string) => void,
  onEnd: (end: End) => void,
  signal: AbortSignal,
): void {
  let lastHeard = performance.now();
  let end: End = 'done';
  const clock = setInterval(() => {
    if (performance.now() - lastHeard >= limited(SILENCE_MS)) recognizer.stop();
  }, CHECK_MS);
  signal.addEventListener('abort', () => {
    clearInterval(clock);
    recognizer.abort();
  });

  const hear = (event: Event) => {
    lastHeard = performance.now();
    const { results } = event as Event & Results;
    onWords(Array.from(results, (guesses) => guesses[0]?.transcript ?? '').join(' '));
  };
  const fail = (event: Event) => {
    end = ENDS[(event as Event & { error: string }).error] ?? end;
  };
  const finish = () => {
    clearInterval(clock);
    onEnd(end);
  };

  recognizer.lang = 'en-US';
  recognizer.continuous = true;
  recognizer.interimResults = true;
  recognizer.addEventListener('result', hear, { signal });
  recognizer.addEventListener('error', fail, { signal });
  recognizer.addEventListener('end', finish, { signal });
  recognizer.start();
}
