import { WaysOn } from '#commerce/page/ways-on.tsx';
import { capital } from '#commerce/words/capital.ts';

import { goodsWords } from '../rule-of.ts';
import type { Subject } from './examples.ts';

/** Where a reader of a state's page goes next. */
export function GoOn({ subject: { metal, form } }: { subject: Subject }) {
  const shelf = metal === 'copper' ? 'copper' : `${metal}-bullion`;
  return (
    <WaysOn
      ways={[
        { href: `/${shelf}?form=${form}`, label: capital(goodsWords(metal, form)) },
        { href: '/state-sales-tax', label: 'All states' },
        { href: '/investing-guide/taxes-ira', label: 'Taxes and IRA in the guide' },
      ]}
    />
  );
}
