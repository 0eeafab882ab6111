import { useState, type SubmitEvent } from 'react';

import type { Likes } from '#api/account/likes.ts';
import { useFields } from '#commerce/form/field-of.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { Button } from '#ui/button.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { LikesFields } from './likes-fields.tsx';
import { fieldsOfLikes, LIKES_SAVED, likesOfForm } from './likes-of-form.ts';

const SAVING = 'Saving what you like';

type State = 'open' | 'saving' | 'saved' | { failed: string };

type LikesFormProps = {
  likes: Likes;
  /** Rejects with the reason for the shopper. */
  keep: (likes: Likes) => Promise<void>;
};

/** §6 The likes of a shopper. After a failed save, the ticks stay. */
export function LikesForm({ likes, keep }: LikesFormProps) {
  const [state, setState] = useState<State>('open');
  const field = useFields('preferences', undefined, fieldsOfLikes(likes));
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'saving') return;
    const next = likesOfForm(new FormData(event.currentTarget), likes);
    setState('saving');
    announce(SAVING);
    try {
      await keep(next);
      setState('saved');
      announce(LIKES_SAVED);
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
      <LikesFields field={field} />
      <div className="row">
        <Button type="submit" tone="main" pending={state === 'saving'}>
          Save what you like
        </Button>
        <Outcome state={state} />
      </div>
    </form>
  );
}

/** The same text as announced to screen readers. */
function Outcome({ state }: { state: State }) {
  if (state === 'open') return null;
  if (typeof state === 'object') return <p className="preferences-failed">{state.failed}</p>;
  return <p>{state === 'saved' ? LIKES_SAVED : `${SAVING}…`}</p>;
}
