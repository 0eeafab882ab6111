import { useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';

import { Button } from '#ui/button.tsx';
import { focusRefused } from '#ui/field/focus-refused.ts';
import { HiddenField } from '#ui/field/hidden-field.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { ADDRESS_NAMES, type Problems } from './calculators.ts';
import './calculator-form.css';

/** What stands in the fields of a calculator, and whether its answer was asked for. */
type Calculator<Typed> = {
  typed: Typed;
  setTyped: (typed: Typed) => void;
  isAsked: boolean;
  setAsked: (isAsked: boolean) => void;
};

/** The fields have what the address says; `example` what they open with otherwise. */
export function useCalculator<Typed extends Record<string, string>>(
  example: Typed,
): Calculator<Typed> {
  const [search] = useSearchParams();
  const [typed, setTyped] = useState(() => typedIn(search, example));
  const [isAsked, setAsked] = useState(() => Object.keys(example).some((name) => search.has(name)));
  return { typed, setTyped, isAsked, setAsked };
}

/**
 * A calculation that shows its answer while one types, and says it on request. Without JavaScript the
 * fields are sent as an address, which the server answers.
 */
export function CalculatorForm<Typed extends Record<string, string>>({
  id,
  heading,
  calculator: { typed, setTyped, setAsked },
  problems,
  says,
  answer,
  children,
}: {
  /** Of its heading. */
  id: string;
  heading: string;
  calculator: Calculator<Typed>;
  problems: Problems<Typed>;
  /** The answer in a sentence. */
  says: string;
  answer: ReactNode;
  children: ReactNode;
}) {
  const [search] = useSearchParams();
  const names = Object.keys(typed);
  const others = ADDRESS_NAMES.filter((name) => !names.includes(name) && search.has(name));

  function workOut(event: FormEvent) {
    event.preventDefault();
    const wrong = names.find((name) => problems[name]);
    // The message has to be there before its field is focused.
    flushSync(() => setAsked(wrong !== undefined));
    if (wrong) focusRefused(document.getElementById(wrong), problems[wrong] ?? '');
    else announce(says);
  }

  return (
    <section className="calculator">
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      <form
        className="calculator-form"
        method="get"
        action={`/bold-bullion-portfolio#${id}`}
        noValidate
        onChange={({ currentTarget }) => setTyped(typedIn(new FormData(currentTarget), typed))}
        onSubmit={workOut}
      >
        {/* What the other calculator was asked, so that an address has both. */}
        {others.map((name) => (
          <HiddenField key={name} name={name} value={search.get(name) ?? ''} />
        ))}
        <div className="calculator-fields">{children}</div>
        <Button type="submit">Work it out</Button>
      </form>
      <div className="calculator-answer figures">{answer}</div>
    </section>
  );
}

function typedIn<Typed extends Record<string, string>>(
  from: URLSearchParams | FormData,
  otherwise: Typed,
): Typed {
  const pairs = Object.entries(otherwise).map(([name, value]) => [
    name,
    String(from.get(name) ?? value),
  ]);
  return Object.fromEntries(pairs) as Typed;
}
