import { changeWords } from '#commerce/format/change-words.ts';
import { formatMoneyChange } from '#commerce/format/money.ts';
import { Icon } from '#ui/icon.tsx';

import './gain.css';

/** What money became (cents): "+$2,039.86 up 15.05 %", with an arrow. */
export function Gain({ cents, percent }: { cents: number; percent: number }) {
  const way = cents > 0 ? 'up' : cents < 0 ? 'down' : undefined;
  return (
    <span className="gain" data-way={way}>
      {way ? <Icon name={`arrow-${way}`} /> : null}
      <span>
        {way ? <span className="gain-money">{formatMoneyChange(cents)}</span> : null}{' '}
        {changeWords(percent)}
      </span>
    </span>
  );
}
