import { type Wire, dollars } from '../backend/wire.ts';
import { capitalZip } from '../checkout/zip-state.ts';
import type { Cover, Exemption, StateTax } from '../pricing/tax/law.ts';
import { bullionForms } from '../pricing/tax/law.ts';

type Rule = Wire<'StateTaxRule'>;

/** The date of the last comparison of the rules with the law. */
const REVIEWED_ON = '2026-01-15';

/**
 * A state's law for the tax page. Fineness and the country of a coin have no field in the
 * contract and are in the summary.
 */
export function stateSaleTax(law: StateTax): Wire<'StateSaleTax'> {
  return {
    stateName: law.name,
    stateCode: law.code,
    pageUrl: `/state-sales-tax/${law.name.toLowerCase().replaceAll(' ', '-')}`,
    taxRate: law.ratePercent,
    rules: rulesOf(law),
    summary: [...law.exemptions.map(({ says }) => withoutName(says, law)), law.says].join(' '),
    exampleZip: capitalZip(law.code),
    reviewedOn: REVIEWED_ON,
  };
}

function rulesOf({ ratePercent, exemptions }: StateTax): Rule[] {
  if (ratePercent === 0) return [{ rule: 'exempt' }];
  const rules = exemptions.flatMap((exemption) =>
    exemption.covers
      .filter(({ american }) => !american)
      .flatMap((cover) => coverRules(cover, exemption)),
  );
  return [...rules, { rule: 'taxable' }];
}

function coverRules(
  { metals, forms = bullionForms }: Cover,
  { fromCents, above }: Exemption,
): Rule[] {
  return metals.flatMap((metal) =>
    forms.map((productForm): Rule => {
      if (fromCents === undefined) return { metal, productForm, rule: 'exempt' };
      return {
        metal,
        productForm,
        rule: 'threshold',
        taxLimit: dollars(fromCents),
        ...(above && { isAbove: true }),
      };
    }),
  );
}

/** Removes 'Texas: ' from 'Texas: gold is exempt.': the page shows the state as its heading. */
function withoutName(says: string, { name }: StateTax): string {
  const rest = says.startsWith(`${name}: `) ? says.slice(name.length + 2) : says;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
