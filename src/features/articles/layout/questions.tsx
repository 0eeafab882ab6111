import type { ContentPage } from '#api/content/content.ts';

import { Disclosure } from '#ui/overlay/disclosure.tsx';

import { linkedTexts } from './linked-text.ts';
import { Linked } from './linked.tsx';
import './questions.css';

/** What is asked most, each with its answer folded below it. */
export function Questions({ questions }: { questions: NonNullable<ContentPage['questions']> }) {
  return (
    <section className="questions">
      <h2 id="questions_">Asked most</h2>
      {questions.map(({ question, answer, links }) => (
        <Disclosure key={question} summary={question}>
          <p>
            <Linked pieces={linkedTexts([answer], links)[0] ?? []} />
          </p>
        </Disclosure>
      ))}
    </section>
  );
}
