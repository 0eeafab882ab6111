import { useEffect, useRef, useState, type FormEvent, type Ref } from 'react';
import { Link, useSubmit } from 'react-router';

import type { StateTax } from '#api/tax/state-tax.ts';
import { countWords } from '#commerce/format/count.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { HiddenValues } from '../hidden-values.tsx';
import { foundStates, LONGEST_FIND, type Asked } from '../tax-place.ts';
import { StateTable } from './state-table.tsx';

/** Milliseconds after the last letter, when the count is said. */
const TYPED_MS = 800;

type AllStatesProps = { states: readonly StateTax[]; asked: Asked; find: string };

/** The table of all states, or of those that are looked for. */
export function AllStates({ states, asked, find }: AllStatesProps) {
  const [typed, setTyped] = useFind(find);
  const form = useRef<HTMLFormElement>(null);
  const found = foundStates(states, typed);
  const says = foundWords(found.length, typed);
  useFoundSaid(typed, says);

  function showAll() {
    setTyped('');
    form.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
  }
  return (
    <section className="section tax-all">
      <div className="section-head">
        <h2 id="all-states" tabIndex={-1}>
          All states
        </h2>
        <FindForm ref={form} asked={asked} typed={typed} onType={setTyped} />
      </div>
      {typed.trim() ? <p className="muted">{says}</p> : null}
      {found.length > 0 ? (
        <StateTable states={found} goods={asked} />
      ) : (
        <NothingFound asked={asked} onShowAll={showAll} />
      )}
    </section>
  );
}

/** Another address has other words. */
function useFind(find: string) {
  const [typed, setTyped] = useState(find);
  const [from, setFrom] = useState(find);
  if (from !== find) {
    setFrom(find);
    setTyped(find);
  }
  return [typed, setTyped] as const;
}

type FindFormProps = {
  ref: Ref<HTMLFormElement>;
  asked: Asked;
  typed: string;
  onType: (typed: string) => void;
};

/** A GET form; with JavaScript the states are found while the words are typed. */
function FindForm({ ref, asked, typed, onType }: FindFormProps) {
  const submit = useSubmit();
  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget, { preventScrollReset: true });
  }
  const { metal, form } = asked;
  return (
    <form ref={ref} className="tax-find" method="get" aria-label="Find a state" onSubmit={show}>
      <HiddenValues values={{ ...asked.typed, of: metal, as: form }} />
      <TextField
        label="Find a state"
        name="find"
        type="search"
        required={false}
        maxLength={LONGEST_FIND}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <Button type="submit">
        Find<VisuallyHidden> the state</VisuallyHidden>
      </Button>
    </form>
  );
}

type NothingFoundProps = { asked: Asked; onShowAll: () => void };

function NothingFound({ asked, onShowAll }: NothingFoundProps) {
  const kept = new URLSearchParams({ of: asked.metal, as: asked.form });
  return (
    <p className="tax-link">
      <Link to={`/state-sales-tax?${kept}`} preventScrollReset onClick={onShowAll}>
        Show all states
      </Link>
    </p>
  );
}

function foundWords(count: number, typed: string): string {
  const words = typed.trim();
  if (count === 0) return `No state is called “${words}”.`;
  return words ? `${countWords(count, 'state')} found.` : 'All states are shown.';
}

/** Says how many are found, a moment after the last letter. */
function useFoundSaid(typed: string, says: string): void {
  const told = useRef(typed);
  // Synchronizes with what is read out.
  useEffect(() => {
    if (told.current === typed) return undefined;
    const timer = setTimeout(() => {
      told.current = typed;
      announce(says);
    }, TYPED_MS);
    return () => clearTimeout(timer);
  }, [typed, says]);
}
