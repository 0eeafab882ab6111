import { useState, type SubmitEvent } from 'react';

import type { Likes } from '#api/likes.ts';
import { failureWords } from '#commerce/failure-words.ts';
import { announce } from '#ui/announcer.tsx';
import { Button } from '#ui/button.tsx';
import { Choice, ChoiceGroup, SelectField } from '#ui/choice-field.tsx';

import { CUSTOMER_TYPES, METALS, MINT_TYPES, MINTS, PRODUCT_TYPES } from './choices.ts';
import { likesOfForm } from './likes-of-form.ts';

const SAVING = 'Saving what you like';
const SAVED = 'What you like is saved.';

type State = 'open' | 'saving' | 'saved' | { failed: string };

type LikesFormProps = {
  likes: Likes;
  /** Throws what the shopper must be told. */
  keep: (likes: Likes) => Promise<void>;
};

/** §6 What somebody likes to buy. Whatever becomes of saving it, what was ticked stays ticked. */
export function LikesForm({ likes, keep }: LikesFormProps) {
  const [state, setState] = useState<State>('open');
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'saving') return;
    const next = likesOfForm(new FormData(event.currentTarget), likes);
    setState('saving');
    announce(SAVING);
    try {
      await keep(next);
      setState('saved');
      announce(SAVED);
    } catch (error) {
      const failed = `Not saved. ${failureWords(error)}`;
      setState({ failed });
      announce(failed, 'assertive');
    }
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => void submit(event)}
      onChange={() => state !== 'saving' && setState('open')}
    >
      <p>
        With a favorite metal, the home page has a row “For you” with products of it, of the kind
        and the mints you choose here where there are any.
      </p>
      <div className="preferences-fields">
        <Question name="likes-metal" label="Favorite metal" of={METALS} now={likes.metal} />
        <Question
          name="likes-for"
          label="Why you buy"
          of={CUSTOMER_TYPES}
          now={likes.customerType}
        />
        <Question
          name="likes-product"
          label="Kind of product"
          of={PRODUCT_TYPES}
          now={likes.productType}
        />
        <Question
          name="likes-mint-type"
          label="Kind of mint"
          of={MINT_TYPES}
          now={likes.mintType}
        />
      </div>
      <ChoiceGroup legend="Favorite mints and refiners" name="likes-mint">
        <div className="preferences-mints">
          {MINTS.map(([slug, label]) => (
            <Choice
              key={slug}
              type="checkbox"
              name="likes-mint"
              value={slug}
              defaultChecked={likes.mints.includes(slug)}
              label={label}
            />
          ))}
        </div>
      </ChoiceGroup>
      <Choice
        type="checkbox"
        name="likes-news"
        defaultChecked={likes.jewelryAndCoupons}
        label="Show me jewelry and coupons"
      />
      <div className="row">
        <Button type="submit" tone="main" pending={state === 'saving'}>
          Save what you like
        </Button>
        <Outcome state={state} />
      </div>
    </form>
  );
}

/** The same words as a screen reader is told. */
function Outcome({ state }: { state: State }) {
  if (state === 'open') return null;
  if (typeof state === 'object') return <p className="preferences-failed">{state.failed}</p>;
  return <p>{state === 'saved' ? SAVED : `${SAVING}…`}</p>;
}

type QuestionProps = {
  name: string;
  label: string;
  of: readonly (readonly [string | number, string])[];
  now: string | number | undefined;
};

function Question({ name, label, of, now = '' }: QuestionProps) {
  return (
    <SelectField name={name} label={label} required={false} defaultValue={now}>
      <option value="">No answer</option>
      {of.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
