import type { StateTax } from '#api/tax/state-tax.ts';
import { countWords } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { capital } from '#commerce/words/capital.ts';

import { goodsWords, ruleOf, wholeMoney, type StateRule } from '../rule-of.ts';
import type { Subject } from './examples.ts';
import type { Worked } from './use-examples.ts';
import './sum-bar.css';

type SumBarProps = { state: StateTax; subject: Subject; orders: readonly Worked[] };

/** What the sum of an order means for its tax: a sentence, and a bar with two orders on it. */
export function SumBar({ state, subject, orders }: SumBarProps) {
  const goods = goodsWords(subject.metal, subject.form);
  const rule = ruleOf(state, subject.metal, subject.form);
  const marks = orders.flatMap(({ quantity, quote }) => {
    const { subtotalCents: cents } = quote;
    return cents
      ? [{ cents, label: `${countWords(quantity, 'piece')}, ${formatMoney(cents)}` }]
      : [];
  });
  return (
    <section className="sum-bar">
      <h2>{capital(goods)}, by the sum of the order</h2>
      <Drawing state={state} rule={rule} marks={marks} />
      <p>
        {ruleWords(state, rule)} {marks.length > 0 ? ordersWords(orders) : null}
      </p>
    </section>
  );
}

/** "An order is exempt as a whole from $2,000, and below that all of it is taxed at 7.25 %." */
function ruleWords({ name, rate }: StateTax, { kind, rule }: StateRule): string {
  if (kind === 'none') return `${name} has no state sales tax, whatever an order comes to.`;
  if (kind === 'exempt') return 'Exempt, whatever an order comes to.';
  if (kind === 'taxed') return `Taxed at ${rate} %, whatever an order comes to.`;
  const limit = rule.replace(/^exempt /, '');
  return `An order is exempt as a whole ${limit}, and below that all of it is taxed at ${rate} %.`;
}

function ordersWords(orders: readonly Worked[]): string {
  const said = orders.map(({ quantity, quote }) => {
    const { cents, subtotalCents = 0 } = quote;
    const tax = cents === 0 ? 'no tax' : `${formatMoney(cents)} of tax`;
    return `${countWords(quantity, 'piece')} for ${formatMoney(subtotalCents)}: ${tax}.`;
  });
  return said.join(' ');
}

type Mark = { cents: number; label: string };
type DrawingProps = { state: StateTax; rule: StateRule; marks: readonly Mark[] };

/** The words below it carry everything; the drawing is not read out. */
function Drawing({ state, rule, marks }: DrawingProps) {
  const { kind, limitCents } = rule;
  const most = Math.max((limitCents ?? 0) * 1.5, ...marks.map(({ cents }) => cents * 1.15));
  const at = (cents: number) => `${((100 * cents) / most).toFixed(2)}%`;
  const taxed = kind === 'threshold' ? at(limitCents ?? 0) : kind === 'taxed' ? '100%' : '0%';
  return (
    <svg className="sum-bar-drawing" aria-hidden="true">
      <rect className="sum-bar-track" y="2.5rem" width="100%" height="1.75rem" />
      <rect className="sum-bar-taxed" y="2.5rem" width={taxed} height="1.75rem" />
      {taxed === '0%' ? null : (
        <text className="sum-bar-in" x="0.6rem" y="3.375rem">
          taxed at {state.rate} %
        </text>
      )}
      {kind === 'taxed' ? null : (
        <text className="sum-bar-free" x="100%" y="3.375rem" dx="-0.6rem" data-anchor="end">
          {kind === 'none' ? 'no tax' : 'exempt'}
        </text>
      )}
      <text className="sum-bar-end" y="5.125rem">
        $0
      </text>
      {limitCents === undefined ? null : (
        <text className="sum-bar-end" x={taxed} y="5.125rem" data-anchor="end">
          {wholeMoney(limitCents)}
        </text>
      )}
      {marks.map(({ cents, label }, index) => (
        <g key={label}>
          <rect
            x={at(cents)}
            y={index === 0 ? '1.5rem' : '2.25rem'}
            width="2"
            height={index === 0 ? '2.875rem' : '4rem'}
          />
          <text
            x={at(cents)}
            y={index === 0 ? '0.75rem' : '7rem'}
            data-anchor={anchorOf(cents / most)}
          >
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A label stays inside of the drawing. */
function anchorOf(share: number): 'start' | 'middle' | 'end' {
  if (share < 0.4) return 'start';
  return share > 0.6 ? 'end' : 'middle';
}
