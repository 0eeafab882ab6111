import type { TaxQuote } from '#api/tax/tax-quote.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { useAnswerHeard } from '#commerce/form/use-answer-heard.ts';

import { estimateWords } from './estimate-words.ts';
import type { Estimate } from './use-estimate.ts';
import './tax-answer.css';

const FAILED = 'The tax could not be estimated. What you entered is kept.';

type TaxAnswerProps = { estimate: Estimate; headingId: string };

/** What the order in the form comes to in sales tax; nothing before it was asked for. */
export function TaxAnswer({ estimate, headingId }: TaxAnswerProps) {
  const { quote, hasFailed, isFetching, refetch } = estimate;
  useAnswerHeard(heardOf(quote, hasFailed), '.tax-form');
  if (hasFailed) {
    return (
      <FailedPart
        says={FAILED}
        toDo="to estimate the tax"
        pending={isFetching}
        headingId={headingId}
        retry={refetch}
      />
    );
  }
  if (!quote) return null;
  const { amount, why } = estimateWords(quote);
  return (
    <p className="tax-answer">
      <span className="tax-answer-amount figures">{amount}</span> {why}
    </p>
  );
}

function heardOf(quote: TaxQuote | undefined, hasFailed: boolean): string | undefined {
  if (hasFailed) return FAILED;
  if (!quote) return undefined;
  const { amount, why } = estimateWords(quote);
  return `${amount}. ${why}`;
}
