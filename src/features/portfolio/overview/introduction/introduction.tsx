import { useFormAnswer } from '#commerce/form/use-form-answer.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import type { SettingName } from '#api/portfolio/portfolio-settings.ts';
import { Button } from '#ui/button.tsx';

import './introduction.css';

const FORM: SettingName = 'doNotShowAgain';

/** Each figure is drawn on a field of 96 by 48. */
const FIGURES = [
  {
    head: 'Worth now',
    words: 'Your ounces at the spot price of this moment. It moves while the market trades.',
    strokes: 'M4 36L24 28L40 32L58 16L74 22L92 8M92 8m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  },
  {
    head: 'Metal only, or with the premium',
    words: 'A piece costs more than its metal. Count both on both sides, or neither.',
    strokes: 'M14 44V20H38V44ZM14 20V8H38V20M58 44V20H82V44Z',
  },
  {
    head: 'What we would pay',
    words: 'Our bid for each piece beside what you paid and what its metal would melt for.',
    strokes: 'M8 44V14H24V44ZM40 44V20H56V44ZM72 44V18H88V44Z',
  },
  {
    head: 'Orders come in by themselves',
    words: 'Once an order has shipped, its pieces stand here. You can take them out again.',
    strokes:
      'M10 18L34 8L58 18V36L34 46L10 36ZM10 18L34 28L58 18M34 28V46M66 27H90M82 19L90 27L82 35',
  },
] as const;

/** §3 What the figures of the page mean, until the customer has seen enough of it. */
export function Introduction() {
  const { answer, isPending, submit } = useFormAnswer((form) => form === FORM);
  return (
    <section className="introduction">
      <h2>How to read this page</h2>
      <ol>
        {FIGURES.map(({ head, words, strokes }) => (
          <li key={head}>
            <svg viewBox="0 0 96 48" aria-hidden="true">
              <path d={strokes} />
            </svg>
            <b>{head}</b>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <form method="post" onSubmit={submit}>
        <input type="hidden" name="next" value="on" />
        <Button type="submit" name="form" value={FORM} pending={isPending}>
          Do not show this again
        </Button>
        {answer?.kind === 'saved' ? null : <Outcome answer={answer} />}
      </form>
    </section>
  );
}
