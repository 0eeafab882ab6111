import { useEffect, useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react';

import { announce } from '#ui/toast/announcer.tsx';

import { providerAt, type CardNews } from './payment-provider.ts';
import './card-frame.css';

/** The methods that the card frame offers to its page. */
export type CardFrameHandle = {
  /** Submits the card form for validation, like its own button. */
  send(): void;
};

/** Messages for the state of the card, because the messages inside the frame are easy to miss. */
const WORDS: Partial<Record<CardNews['step'], string>> = {
  sending: 'Your card is being checked.',
  refused: 'Something in the card form has to be mended.',
  challenge: 'Your bank asks whether this is you. The question is in the card form.',
  denied: 'Your bank did not confirm the card. Try again, or pay another way.',
  expired: 'The card form had expired. Here is a new one: please type your card again.',
};

type Listeners = {
  onToken: (token: string) => void;
  onStep: (step: CardNews['step']) => void;
};

/**
 * The card fields, rendered and read by the provider: this page only gets a token. The form submits
 * from its own button or by {@link CardFrameHandle}; after it expires or is denied, it loads again.
 */
export function CardFrame({
  ref,
  pages,
  cents,
  onToken,
  onStep,
}: {
  ref: Ref<CardFrameHandle>;
  /** The address of the provider's pages. */
  pages: string;
  cents: number;
} & Listeners) {
  const frame = useRef<HTMLIFrameElement>(null);
  const provider = providerAt(pages);
  const { step, height, drawn, send } = useCardNews(provider, frame, { onToken, onStep });
  useImperativeHandle(ref, () => ({ send }));
  // Set only once, because a new address would reload the frame and clear it.
  const [src] = useState(() =>
    provider.cardFrame(
      { cents, back: '/checkout/payment', state: '' },
      document.documentElement.dataset['theme'] ?? '',
    ),
  );
  return (
    <div className="card-frame">
      {WORDS[step] ? (
        <p
          className="card-frame-says"
          data-failed={/denied|expired|refused/.test(step) || undefined}
        >
          {WORDS[step]}
        </p>
      ) : null}
      <iframe
        key={drawn}
        ref={frame}
        src={src}
        sandbox={provider.sandbox}
        title="Card details"
        style={{ blockSize: height && `${height}px` }}
      />
    </div>
  );
}

/** Handles the messages of the provider's form; `send` waits until the form is ready. */
function useCardNews(
  provider: ReturnType<typeof providerAt>,
  frame: RefObject<HTMLIFrameElement | null>,
  { onToken, onStep }: Listeners,
) {
  const [step, setStep] = useState<CardNews['step']>('asking');
  const [height, setHeight] = useState<number>();
  const [drawn, setDrawn] = useState(0);
  /** Whether the form is ready, and whether `send` was called before. */
  const state = useRef({ isReady: false, isWanted: false });

  function send() {
    const { isReady } = state.current;
    state.current.isWanted = !isReady;
    if (isReady) frame.current?.contentWindow?.postMessage('send', provider.frameOrigin);
  }

  function take(now: CardNews['step'], token: string | undefined) {
    state.current.isReady = /asking|refused|challenge/.test(now);
    if (now === 'asking' && state.current.isWanted) send();
    const words = WORDS[now];
    if (words) announce(words);
    // A reloaded form reports `asking`; the message about the previous form stays. `asking` clears
    // any other message.
    if (now !== 'asking' || !/denied|expired/.test(step)) setStep(now);
    onStep(now);
    if (now === 'approved' && token) onToken(token);
    if (now === 'expired' || now === 'denied') setDrawn((times) => times + 1);
  }

  const heard = useRef<(event: MessageEvent<unknown>) => void>(undefined);
  // Updates the message handler for the listener below, which is added only once.
  useEffect(() => {
    heard.current = (event) => {
      if (event.source !== frame.current?.contentWindow) return;
      const told = provider.newsIn(event);
      if (told?.height) setHeight(told.height);
      if (told?.step) take(told.step, told.token);
    };
  });
  // Subscribes to messages of the provider's frame.
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => heard.current?.(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return { step, height, drawn, send };
}
