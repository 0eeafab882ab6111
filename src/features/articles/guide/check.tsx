import { useId, useState } from 'react';

import type { ContentPage } from '#api/content/content.ts';
import { announce } from '#ui/toast/announcer.tsx';

import './check.css';

type Question = NonNullable<ContentPage['check']>[number];
type Answer = Question['answers'][number];

/** Where the questions stand, for the contents of a page: no section of a text has such an id. */
export const CHECK = { id: 'check_', heading: 'Check what you read' };

/**
 * Questions on what was read. An answer opens and says whether it is right and why, also without a
 * script. Nothing is kept or sent; only the first answer to each question counts.
 */
export function Check({ questions }: { questions: readonly Question[] }) {
  const [first, setFirst] = useState<ReadonlyMap<number, boolean>>(new Map());
  const result = resultOf(first, questions.length);
  return (
    <section className="check" id={CHECK.id}>
      <h2>{CHECK.heading}</h2>
      <p className="check-hint">Choose an answer to see whether it is right, and why.</p>
      <ol>
        {questions.map(({ question, answers }, place) => (
          <li key={question}>
            <QuestionPart
              question={question}
              answers={answers}
              onAnswer={(answer) => answered(place, answer)}
            />
          </li>
        ))}
      </ol>
      {result ? <p className="check-result">{result}</p> : null}
    </section>
  );

  function answered(place: number, { isRight, because }: Answer) {
    const isNew = !first.has(place);
    const all = isNew ? new Map([...first, [place, isRight]]) : first;
    setFirst(all);
    const end = isNew ? resultOf(all, questions.length) : undefined;
    announce([verdict(isRight), because, ...(end ? [end] : [])].join(' '));
  }
}

function QuestionPart({
  question,
  answers,
  onAnswer,
}: Question & { onAnswer: (answer: Answer) => void }) {
  const id = useId();
  return (
    <>
      <h3>{question}</h3>
      <ul>
        {answers.map((each) => (
          <li key={each.answer}>
            <details
              name={id}
              onToggle={({ currentTarget }) => void (currentTarget.open && onAnswer(each))}
            >
              <summary>{each.answer}</summary>
              <p data-right={each.isRight || undefined}>
                <b>{verdict(each.isRight)}</b> {each.because}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

function verdict(isRight: boolean): string {
  return isRight ? 'Right.' : 'Not quite.';
}

/** "2 of 3 right at the first try." once every question has an answer. */
function resultOf(first: ReadonlyMap<number, boolean>, count: number): string | undefined {
  if (first.size < count) return undefined;
  const right = [...first.values()].filter(Boolean).length;
  return `${right} of ${count} right at the first try.`;
}
