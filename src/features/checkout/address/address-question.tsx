import { useEffect, useRef } from 'react';

import { Button } from '#ui/button.tsx';

import { useIsSending } from '../steps/step-form.tsx';
import { addressLines } from './address-book.ts';
import type { AddressQuestion } from '../steps/address-doubts.ts';

/** Asks which spelling of the address to use. The shopper may keep their own. */
export function AskAboutAddress({ question }: { question: AddressQuestion }) {
  const { typed, suggestion, doubts, checkedAs } = question;
  const heading = useRef<HTMLHeadingElement>(null);
  const isTaking = useIsSending('as-suggested');
  const isKeeping = useIsSending('as-typed');
  // Moves the browser's focus to the question, so that the shopper notices it.
  useEffect(() => {
    if (question) heading.current?.focus();
  }, [question]);
  return (
    <section className="address-question" aria-labelledby="address-question">
      <h2 id="address-question" ref={heading} tabIndex={-1}>
        {suggestion ? 'Do you mean this address?' : 'Is this address right?'}
      </h2>
      {doubts.map((doubt) => (
        <p key={doubt}>{doubt}</p>
      ))}
      <input type="hidden" name="checkedAs" value={checkedAs} />
      {suggestion ? (
        <>
          <p>The carrier writes it like this:</p>
          <p className="address-lines">{addressLines(suggestion)}</p>
          <div>
            <Button type="submit" name="intent" value="as-suggested" pending={isTaking}>
              Use this address
            </Button>
          </div>
        </>
      ) : null}
      <p>You wrote:</p>
      <p className="address-lines">{addressLines(typed)}</p>
      <div>
        <Button type="submit" name="intent" value="as-typed" pending={isKeeping}>
          Keep what I wrote
        </Button>
      </div>
    </section>
  );
}
