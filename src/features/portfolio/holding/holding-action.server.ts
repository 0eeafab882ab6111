import { redirect } from 'react-router';

import type { HoldingHistory } from '#api/portfolio/holding.ts';
import {
  bringBack,
  correctTrade,
  readHolding,
  recordSales,
} from '#api/portfolio/holding-calls.server.ts';
import { takeBack } from '#api/portfolio/portfolio-calls.server.ts';
import { answeredOnce } from '#commerce/form/answer-once.server.ts';
import {
  answered,
  failedAnswer,
  fieldsOf,
  refusal,
  valuesOf,
  type Answer,
  type Fields,
} from '#commerce/form/answer.ts';
import { keyIn } from '#commerce/form/form-key.ts';
import { problemOf, type ApiError } from '#lib/api-error.ts';
import { formatMeasure } from '#commerce/format/measure.ts';

import { holdingPath } from '../holding-path.ts';
import { exactUnits } from './exact-units.ts';
import { gainOf, planSales, type PlannedSale } from './planned-sale.ts';
import { gainWords } from './sale-words.ts';
import {
  CHANGE_FORM,
  correctionIn,
  EXIT_FORM,
  exitFields,
  exitIn,
  exitWords,
  newestOf,
  recordedExit,
  TAKE_BACK_FORM,
  TRADE_FIELDS,
  tradeWords,
  UNDO_FORM,
} from './holding-forms.ts';
import { GONE, idIn } from './holding-view.ts';

/** A `taken` transaction can come back; what is `reviewed` is not recorded yet. */
export type HoldingAnswer = Answer<{ taken?: number; reviewed?: true }>;

/** Handles a form of a holding's page; `today` is an ISO 8601 date. */
export function changeHolding(
  data: FormData,
  productId: number,
  today: string,
): Promise<HoldingAnswer> {
  const field = fieldsOf(data);
  const id = idIn(field('transaction')) ?? 0;
  switch (field('form')) {
    case EXIT_FORM:
      return exit(field, productId, today);
    case CHANGE_FORM:
      return change(field, id, today);
    case TAKE_BACK_FORM:
      return takeOut(id, productId);
    case UNDO_FORM:
      return undo(id, productId, field('from') === GONE);
    default:
      return Promise.resolve(
        refusal(field('form'), 'The store does not know this form. Nothing was changed.'),
      );
  }
}

async function exit(field: Fields, productId: number, today: string): Promise<HoldingAnswer> {
  const answer = await recordExit(field, productId, today);
  if (answer.kind !== 'failed') return answer;
  // The next press repeats this one, for the holding that it was made for.
  const repeated = { newest: field('newest'), seen: field('seen'), key: keyIn(field) };
  return { ...answer, values: { ...repeated, ...answer.values } };
}

async function recordExit(field: Fields, productId: number, today: string): Promise<HoldingAnswer> {
  const asked = { form: EXIT_FORM, noun: 'holding' };
  let holding: HoldingHistory;
  try {
    holding = await readHolding(productId);
  } catch (error) {
    return failedAnswer({ ...asked, values: valuesOf(field, TRADE_FIELDS) }, error);
  }
  const values = valuesOf(field, exitFields(holding));
  // What another tab recorded, or this form already, is not on the page that sent it.
  const newest = idIn(field('newest')) ?? 0;
  const isOld = newest !== newestOf(holding);
  const recorded =
    isOld && field('seen') === 'yes' ? recordedExit(field, holding, newest) : undefined;
  if (recorded) return { kind: 'saved', form: EXIT_FORM, says: recordedWords(recorded) };
  const wrong = exitWords(field, holding, today);
  if (isOld && TRADE_FIELDS.every((name) => wrong[name] === undefined)) {
    const says =
      'This holding has changed since the page was opened. Look at it, then record the sale again.';
    return { ...refusal(EXIT_FORM, says), values };
  }
  const typed = exitIn(field, holding);
  const sold = { ...typed, named: typed.named && [...typed.named] };
  return answeredOnce({ ...asked, values, wrong, blame: blamed }, field, sold, async (key) => {
    const sales = planSales(holding.trades, typed);
    if (field('seen') !== 'yes') {
      const says = 'Nothing is recorded yet. This is what the sale would gain.';
      return { says, values, reviewed: true };
    }
    await recordSales(key, holding, typed, sales);
    return { says: recordedWords(sales) };
  });
}

function recordedWords(sales: readonly PlannedSale[]): string {
  const units = exactUnits(sales.reduce((sum, sale) => sum + sale.units, 0));
  return `The sale of ${formatMeasure(units)} is recorded. It ${gainWords(gainOf(sales).all, 'past')}.`;
}

function change(field: Fields, id: number, today: string): Promise<HoldingAnswer> {
  const asked = {
    form: CHANGE_FORM,
    noun: 'transaction',
    values: valuesOf(field, TRADE_FIELDS),
    wrong: tradeWords(field, today),
    blame: blamed,
  };
  return answered(asked, async () => {
    await correctTrade(id, correctionIn(field));
    return { says: 'The transaction is changed.' };
  });
}

async function takeOut(id: number, productId: number): Promise<HoldingAnswer> {
  const answer = await answered<{ taken: number }>(
    { form: TAKE_BACK_FORM, noun: 'transaction' },
    async () => {
      await takeBack([id]);
      return { says: 'The transaction is out of your portfolio. You can undo this.', taken: id };
    },
  );
  // The page goes with its only transaction, and so does the way back.
  if (answer.kind === 'saved' && (await isGone(productId)))
    throw leadTo(productId, `?${GONE}=${id}`);
  return answer;
}

async function isGone(productId: number): Promise<boolean> {
  try {
    await readHolding(productId);
    return false;
  } catch (error) {
    return problemOf(error)?.kind === 'missing';
  }
}

async function undo(id: number, productId: number, wasGone: boolean): Promise<HoldingAnswer> {
  const answer = await answered({ form: UNDO_FORM, noun: 'transaction' }, async () => {
    await bringBack([id]);
    return { says: 'The transaction is back in your portfolio.' };
  });
  if (answer.kind === 'saved' && wasGone) throw leadTo(productId);
  return answer;
}

function leadTo(productId: number, search = ''): Response {
  return redirect(holdingPath(productId) + search);
}

/** The field that the API refuses: the units if a sale exceeds what is held. */
function blamed({ status, says, fields }: ApiError & { kind: 'refused' }): Record<string, string> {
  if (status === 409) return { units: says };
  return fields.some(({ field }) => field.endsWith('transactionDate'))
    ? { day: 'The store does not take this date. Use today or an earlier day.' }
    : {};
}
