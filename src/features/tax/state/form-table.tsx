import type { StateTax } from '#api/tax/state-tax.ts';
import { metalNames } from '#commerce/words/metal-names.ts';

import { BULLION_FORMS, FORM_NAMES, ruleOf, type StateRule } from '../rule-of.ts';
import { METALS } from '../tax-place.ts';
import './form-table.css';

/** The rules of a state by metal and form; on a narrow screen each metal is a block with labels. */
export function FormTable({ state }: { state: StateTax }) {
  return (
    <section className="form-table-frame">
      <h2 id="by-metal">By metal and form</h2>
      <table className="form-table" aria-labelledby="by-metal">
        <thead>
          <tr>
            <th scope="col">Metal</th>
            {BULLION_FORMS.map((form) => (
              <th key={form} scope="col">
                {FORM_NAMES[form]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {METALS.map((metal) => (
            <tr key={metal} data-metal={metal}>
              <th scope="row">{metalNames[metal]}</th>
              {BULLION_FORMS.map((form) => (
                <td key={form} data-label={FORM_NAMES[form]}>
                  <Rule rule={ruleOf(state, metal, form)} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Jewelry and supplies</th>
            <td colSpan={BULLION_FORMS.length} data-label="All of it">
              <Rule rule={ruleOf(state, 'silver', 'jewelry')} />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Rule({ rule: { kind, rule } }: { rule: StateRule }) {
  if (kind === 'none') return 'no tax';
  return kind === 'taxed' ? <b>{rule}</b> : rule;
}
