import { useEffect, useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react';

import { announce } from '#ui/toast/announcer.tsx';

import { providerAt, type CardNews } from './payment-provider.ts';
import './card-frame.css';

/** What the page around the frame may ask of it. */
export type CardFrameHandle = {
  /** Has the provider judge the card, as its own button would. */
  send(): void;
};

/** Words for how the card stands, where the frame's own words may be missed. */
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
 * The fields of a card, which the provider draws and reads: this page only learns a token. They can
 * be sent from within or by {@link CardFrameHandle}; a form that is over is drawn anew.
 */
export function CardFrame({
  ref,
  pages,
  cents,
  onToken,
  onStep,
}: {
  ref: Ref<CardFrameHandle>;
  /** Where the provider's pages are. */
  pages: string;
  cents: number;
} & Listeners) {
  const frame = useRef<HTMLIFrameElement>(null);
  const provider = providerAt(pages);
  const { step, height, drawn, send } = useCardNews(provider, frame, { onToken, onStep });
  useImperativeHandle(ref, () => ({ send }));
  // One form for one visit: an address that changed would empty it.
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

/** Hears what the provider's form tells of itself; `send` waits until the form can be sent. */
function useCardNews(
  provider: ReturnType<typeof providerAt>,
  frame: RefObject<HTMLIFrameElement | null>,
  { onToken, onStep }: Listeners,
) {
  const [step, setStep] = useState<CardNews['step']>('asking');
  const [height, setHeight] = useState<number>();
  const [drawn, setDrawn] = useState(0);
  /** Whether the form can be sent, and whether that was asked for before it could. */
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
    // What is drawn anew is not asked for: why the last one is over stays. Back ends the others.
    if (now !== 'asking' || !/denied|expired/.test(step)) setStep(now);
    onStep(now);
    if (now === 'approved' && token) onToken(token);
    if (now === 'expired' || now === 'denied') setDrawn((times) => times + 1);
  }

  const heard = useRef<(event: MessageEvent<unknown>) => void>(undefined);
  // Talks to the listener below, which stays the same.
  useEffect(() => {
    heard.current = (event) => {
      if (event.source !== frame.current?.contentWindow) return;
      const told = provider.newsIn(event);
      if (told?.height) setHeight(told.height);
      if (told?.step) take(told.step, told.token);
    };
  });
  // Talks to the provider's frame.
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => heard.current?.(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return { step, height, drawn, send };
}
