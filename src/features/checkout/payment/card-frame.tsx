import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';

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
  onToken: (token: string) => void;
  onStep: (step: CardNews['step']) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [step, setStep] = useState<CardNews['step']>('asking');
  const [height, setHeight] = useState<number>();
  const [drawn, setDrawn] = useState(0);
  const provider = providerAt(pages);
  // One form for one visit: an address that changed would empty it.
  const [src] = useState(() =>
    provider.cardFrame(
      { cents, back: '/checkout/payment', state: '' },
      document.documentElement.dataset['theme'] ?? '',
    ),
  );
  /** Whether the form can be sent, and whether somebody has asked for it before it could. */
  const state = useRef({ isReady: false, isWanted: false });

  function send() {
    const { isReady } = state.current;
    state.current.isWanted = !isReady;
    if (isReady) frame.current?.contentWindow?.postMessage('send', provider.frameOrigin);
  }
  useImperativeHandle(ref, () => ({ send }));

  const heard = useRef<(event: MessageEvent<unknown>) => void>(undefined);
  // Talks to the listener below, which stays the same.
  useEffect(() => {
    heard.current = (event) => {
      if (event.source !== frame.current?.contentWindow) return;
      const told = provider.newsIn(event);
      if (told?.height) setHeight(told.height);
      if (!told?.step) return;
      state.current.isReady = /asking|refused|challenge/.test(told.step);
      if (told.step === 'asking' && state.current.isWanted) send();
      const words = told.step === 'asking' ? undefined : WORDS[told.step];
      if (words) announce(words);
      // What is drawn anew is not asked for: why the last one is over stays. Back ends the others.
      if (told.step !== 'asking' || !/denied|expired/.test(step)) setStep(told.step);
      onStep(told.step);
      if (told.step === 'approved' && told.token) onToken(told.token);
      if (told.step === 'expired' || told.step === 'denied') setDrawn((times) => times + 1);
    };
  });
  // Talks to the provider's frame.
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => heard.current?.(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

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
