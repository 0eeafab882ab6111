import { limited } from '#ui/settings.ts';

/** §4, §9 Milliseconds of silence before listening ends, and between two checks. */
const SILENCE_MS = 5_000;
const CHECK_MS = 1_000;

/** Why listening ended: `done` after silence or a stop, with or without a result. */
export type End = 'done' | 'blocked' | 'no-microphone' | 'offline' | 'failed';

type Results = { results: Iterable<ArrayLike<{ transcript: string }>> };

/** The used part of the browser's SpeechRecognition; the DOM's types do not contain it. */
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

/** The browser's error codes. Other codes end without an error. */
const ENDS: Record<string, End> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'no-microphone',
  network: 'offline',
  'language-not-supported': 'failed',
};

/** `undefined` if the browser has no speech recognition. */
export function makeRecognizer(): Recognizer | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Makers;
  const Maker = SpeechRecognition ?? webkitSpeechRecognition;
  return Maker && new Maker();
}

/**
 * §4 Listens until it is stopped, until five seconds of silence (longer, or without a limit, by the
 * shopper's time limits), or until the browser ends it. `onWords` gets the whole text so far, each
 * time it grows; `onEnd` is called once, unless `signal` aborts first.
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
