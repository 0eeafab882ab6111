import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';

import type { Trade } from '#api/portfolio/holding.ts';
import { DAY_HINT, writtenDay } from '#commerce/fields/day-field.ts';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { formatMoney } from '#commerce/format/money.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';

import { gainWords } from '../sale-words.ts';
import { CHANGE_FORM, TAKE_BACK_FORM } from '../holding-forms.ts';
import { sourceWords, tradeName } from '../trade-words.ts';
import { TradeFields } from './trade-fields.tsx';
import './edit-part.css';

/** Corrects one purchase or sale, or takes it back. It has an address, so it needs no JavaScript. */
export function EditPart({
  trade,
  children,
}: {
  trade: Trade;
  /** The form that takes it back. */
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus to what the link has opened below it.
  useEffect(() => heading.current?.focus(), []);
  const { id, kind, day, units, unitCents, feesCents } = trade;
  return (
    <section className="holding-edit">
      <h3 ref={heading} tabIndex={-1}>
        Change {tradeName(trade)}
      </h3>
      <SectionForm
        form={CHANGE_FORM}
        draft={String(id)}
        submit={['Save the change', 'Saving the change']}
        fields={{
          day: writtenDay(day),
          units: String(units),
          price: (unitCents / 100).toFixed(2),
          fees: (feesCents / 100).toFixed(2),
        }}
      >
        {(field) => (
          <>
            <HiddenField name="transaction" value={String(id)} />
            <TradeFields
              field={field}
              labels={{
                day: kind === 'PURCHASED' ? 'Bought on' : 'Sold on',
                units: 'How many',
                price: 'Price of one',
              }}
              hints={{ day: DAY_HINT, units: 'Pieces of this transaction.' }}
            />
          </>
        )}
      </SectionForm>
      {children}
    </section>
  );
}

/** Takes one purchase or sale back, once its reader knows what goes with it. */
export function TakeBackForm({
  trade,
  trades,
  closeHref,
  isPending,
  onSubmit,
}: {
  trade: Trade;
  trades: readonly Trade[];
  /** The page without this form. */
  closeHref: string;
  isPending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  return (
    <form method="post" onSubmit={onSubmit}>
      <h3>Or take it back</h3>
      <p>{takenAwayWords(trade, trades)} You can undo it on this page.</p>
      <HiddenField name="transaction" value={String(trade.id)} />
      <div className="row">
        <Button type="submit" name="form" value={TAKE_BACK_FORM} pending={isPending}>
          Take back {tradeName(trade)}
        </Button>
        <LinkButton tone="quiet" to={closeHref} preventScrollReset>
          Leave it as it is
        </LinkButton>
      </div>
    </form>
  );
}

/** What goes with a transaction: "25 pieces from this store leave your portfolio, with …" */
function takenAwayWords(trade: Trade, trades: readonly Trade[]): string {
  const { id, kind, units, totalCents, feesCents, gainCents, source } = trade;
  const pieces = units === 1 ? '1 piece' : `${formatMeasure(units)} pieces`;
  if (kind !== 'PURCHASED') {
    const gain = gainCents === undefined ? '' : ` and ${gainWords(gainCents, 'past')}`;
    return `${pieces} come back into your portfolio. The sale brought ${formatMoney(totalCents)}${gain}; that counts no more.`;
  }
  const isOnly = trades.every((each) => each.id === id);
  const all = isOnly ? ' It is the only transaction, so the holding goes with it.' : '';
  return `${pieces} from ${sourceWords(source)} leave your portfolio, with the ${formatMoney(totalCents + feesCents)} that you paid.${all}`;
}
