import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
} from 'react';
import { Form } from 'react-router';

import { problemsIn } from '#commerce/form/field-of.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';
import { ErrorSummary, type Problem } from '#ui/field/error-summary.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { isPromised } from './promised.ts';
import { STEP_FORM } from '../steps/step-form.tsx';
import { stepPath } from '../checkout-steps.ts';
import { soldOutLines } from '../summary/sold-out.ts';
import { soldOutAnswer, TERMS, type PlaceAnswer } from './place-answer.ts';
import type { ReviewData } from './review-data.ts';
import { UNSURE, usePlacing } from './use-placing.ts';

/**
 * The terms and the order button. While a request is pending, further presses are ignored; if an
 * answer is lost, the page asks again until the result is known. Without JavaScript it is a plain
 * form.
 */
export function PlaceForm({
  data: { checkout, key, reviewed },
  answer: drawn,
}: {
  data: ReviewData;
  answer: PlaceAnswer | undefined;
}) {
  const { answer: sent, isPlacing, isUnsure, place } = usePlacing(checkout);
  const gone = soldOutLines(checkout);
  const answer = gone.length > 0 ? soldOutAnswer(gone) : (sent ?? drawn);
  const wasPressed = sent !== undefined;
  const { moved, wayOn, isUnknown } = answer ?? {};
  const problems = problemsIn(answer);
  const total = formatMoney(checkout.total.total);
  const agreement = useAgreement(checkout.total.total, drawn);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'refresh-prices') return;
    event.preventDefault();
    void place(new FormData(event.currentTarget));
  }

  return (
    <Form id={STEP_FORM} className="place-form" method="post" noValidate onSubmit={onSubmit}>
      <ErrorSummary problems={problems} />
      {isPlacing ? null : <Outcome answer={answer} />}
      {isUnsure ? <p className="outcome">{UNSURE}</p> : null}
      <MovedTotal moved={moved} />
      {wayOn && !isPlacing ? (
        <Instead to={wayOn.href} takesFocus={wasPressed && gone.length > 0}>
          {wayOn.words}
        </Instead>
      ) : null}
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="total" value={checkout.total.total} />
      {Object.entries(reviewed).map(([name, hash]) => (
        <input key={name} type="hidden" name={name} value={hash} />
      ))}
      {gone.length > 0 ? null : isPromised(checkout) ? (
        <>
          <Terms agreement={agreement} total={total} problems={problems} />
          <Button type="submit" name="intent" value="place" tone="main" pending={isPlacing}>
            {buttonWords(total, isPlacing, isUnknown)}
          </Button>
        </>
      ) : (
        <>
          <p>
            The total has changed since the payment was confirmed. Confirm it for {total}, then
            place the order.
          </p>
          <Instead to={stepPath('payment')} takesFocus={wasPressed}>
            Confirm the payment
          </Instead>
        </>
      )}
    </Form>
  );
}

function MovedTotal({ moved }: { moved: PlaceAnswer['moved'] | undefined }) {
  if (!moved) return null;
  const { before, now } = moved;
  return (
    <p>
      The total was {formatMoney(before)} and is {formatMoney(now)} now:{' '}
      {formatMoneyChange(now - before)}. Look it through, and place the order if you agree.
    </p>
  );
}

function Terms({
  agreement: { box, isUndone },
  total,
  problems,
}: {
  agreement: ReturnType<typeof useAgreement>;
  total: string;
  problems: readonly Problem[];
}) {
  const hint = isUndone && { hint: undoneWords(total) };
  return (
    <ChoiceGroup legend="Terms" name={TERMS} {...errorOf(problems)} {...hint}>
      <Choice
        {...box}
        type="checkbox"
        name="terms"
        autoComplete="off"
        label="I agree to these prices and to the terms of a market loss."
      />
    </ChoiceGroup>
  );
}

function buttonWords(total: string, isPlacing: boolean, isUnknown: boolean | undefined): string {
  if (isPlacing) return 'Placing your order';
  return isUnknown ? 'Ask again' : `Place the order: ${total}`;
}

function undoneWords(total: string): string {
  return `The total is ${total} now. You had agreed to other prices: tick the box if you agree to these.`;
}

/**
 * The checkbox that agrees to the prices. It is unticked with an explanation when the prices
 * change, because shoppers must not agree to unseen prices. Without JavaScript the server renders
 * it that way.
 */
function useAgreement(total: number, drawn: PlaceAnswer | undefined) {
  const box = useRef<HTMLInputElement>(null);
  const wasTicked = drawn !== undefined && isTickedIn(drawn);
  const hasMoved = drawn?.moved !== undefined || drawn?.news !== undefined;
  const [defaultChecked] = useState(wasTicked && !hasMoved);
  const [isUndone, setIsUndone] = useState(wasTicked && hasMoved);
  const agreedTo = useRef<number>(undefined);
  // Synchronizes the uncontrolled checkbox with the total, and announces the change to screen
  // readers.
  useEffect(() => {
    if (!box.current?.checked) return;
    // Ticked before hydration, or restored by the browser.
    agreedTo.current ??= total;
    if (agreedTo.current === total) return;
    box.current.checked = false;
    agreedTo.current = undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the checkbox is uncontrolled
    setIsUndone(true);
    announce(undoneWords(formatMoney(total)));
  }, [total]);
  return {
    isUndone,
    box: {
      ref: box,
      defaultChecked,
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        agreedTo.current = target.checked ? total : undefined;
        setIsUndone(false);
      },
    },
  };
}

/** Unless the terms were refused, the form was sent with them. */
function isTickedIn(answer: PlaceAnswer): boolean {
  const { values } = answer;
  return values ? Boolean(values['terms']) : problemsIn(answer).length === 0;
}

/** The link that replaces the order button, with its focus. */
function Instead({
  takesFocus,
  ...link
}: {
  to: string;
  takesFocus: boolean;
  children: ReactNode;
}) {
  const element = useRef<HTMLAnchorElement>(null);
  // Moves the browser's focus to the link.
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  return <LinkButton ref={element} tone="main" {...link} />;
}

function errorOf(problems: readonly Problem[]) {
  const error = problems.find(({ field }) => field === TERMS)?.message;
  return error === undefined ? {} : { error };
}
