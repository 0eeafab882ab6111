/** Loads when the shopper is about to search by voice. */
import { messages } from '#commerce/words/messages.ts';
import { limited } from '#ui/settings.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { listen, makeRecognizer, type End } from './listen.ts';
import { searchWords } from './transcript.ts';
import './voice.css';

/** §4 Milliseconds between the end of listening and the search, on a small screen. */
const SEARCH_AFTER_MS = 300;
/** §8 Milliseconds that the message about a blocked microphone is shown. */
const BLOCKED_SHOWN_MS = 4_000;
/** §9 The search has its own breakpoint. */
const SMALL = '(width < 1025px)';

const WORDS: Record<Exclude<End, 'done'>, string> = {
  blocked: messages.voiceBlocked,
  'no-microphone': 'No microphone was found. Connect one, or type what you are looking for.',
  offline: 'The connection to the speech recognition failed. Try again, or type.',
  failed: messages.voiceUnsupported,
};

/** The message of the button. When it is no longer shown, it stays the button's description. */
export type Says = { words: string; isShown: boolean };

let hiding: ReturnType<typeof setTimeout> | undefined;

type Shop = {
  onWords: (words: string) => void;
  onSays: (says: Says) => void;
  onEnd: () => void;
  search: (keyword: string) => void;
};

/**
 * §4, §5 Starts listening, fills the field with the recognized words, and reports its state on
 * screen and to screen readers. On a small screen the search starts after the end of listening,
 * with an announcement; on larger screens the shopper presses Enter. Escape stops it, like `stop`.
 */
export function startVoice(shop: Shop): { stop: () => void; abandon: () => void } | undefined {
  const recognizer = makeRecognizer();
  if (!recognizer) {
    say(shop, messages.voiceUnsupported, 'assertive');
    return void shop.onEnd();
  }
  const isSmall = matchMedia(SMALL).matches;
  const over = new AbortController();
  const stop = () => recognizer.stop();
  let heard = '';
  function hear(transcript: string) {
    heard = searchWords(transcript);
    shop.onWords(heard);
  }
  function end(why: End) {
    over.abort();
    shop.onEnd();
    if (why === 'done') settle(shop, heard, isSmall);
    else complain(shop, WORDS[why]);
  }
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), {
    signal: over.signal,
  });
  listen(recognizer, hear, end, over.signal);
  say(
    shop,
    isSmall
      ? 'Listening. The search begins when you stop speaking.'
      : 'Listening. Press Escape to stop.',
  );
  return { stop, abandon: () => over.abort() };
}

function settle(shop: Shop, heard: string, isSmall: boolean): void {
  if (!heard) return say(shop, 'Stopped. Nothing was heard. Try again, or type.');
  if (!isSmall) {
    document.getElementById('searchkey')?.focus();
    return say(shop, `Stopped. You said “${heard}”. Press Enter to search.`);
  }
  say(shop, `You said “${heard}”. Searching.`);
  setTimeout(() => {
    shop.onSays({ words: '', isShown: false });
    shop.search(heard);
  }, SEARCH_AFTER_MS);
}

function complain(shop: Shop, words: string): void {
  say(shop, words, 'assertive');
  if (words !== messages.voiceBlocked) return;
  const shownMs = limited(BLOCKED_SHOWN_MS);
  if (shownMs === Infinity) return;
  hiding = setTimeout(() => shop.onSays({ words, isShown: false }), shownMs);
}

function say(shop: Shop, words: string, politeness: 'polite' | 'assertive' = 'polite'): void {
  // The timer of the previous message must not hide this one.
  clearTimeout(hiding);
  shop.onSays({ words, isShown: true });
  announce(words, politeness);
}
