import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';

import { spotMetals, spotQuery, type SpotMetal } from '#api/spot/spot.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { alertsFor, keepAlerts, keptAlerts } from '#commerce/product/price-alerts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { levelsOfForm } from './levels-of-form.ts';
import { METALS } from './likes/likes-choices.ts';

const SET = 'Your alert levels are set.';

/** A price level for each metal, announced once while a page of the store is open. */
export function AlertLevels() {
  const { data: spot } = useQuery(spotQuery());
  const [alerts] = useState(keptAlerts);
  const [problems, setProblems] = useState<Partial<Record<SpotMetal, string>>>({});
  const [isSet, setIsSet] = useState(false);
  if (!spot) return <p>Alert levels need the spot prices, which are not available right now.</p>;
  const { quotes } = spot;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { levels, problems: found } = levelsOfForm(new FormData(form));
    const first = spotMetals.find((metal) => found[metal]);
    setProblems(found);
    setIsSet(!first);
    if (first) return form.querySelector<HTMLElement>(`#level-${first}`)?.focus();
    keepAlerts(alertsFor(levels, keptAlerts(), quotes));
    announce(SET);
  }

  return (
    <form className="stack" noValidate onSubmit={submit} onChange={() => setIsSet(false)}>
      <fieldset className="stack">
        <legend className="field-label">Alert levels, in dollars per troy ounce</legend>
        <p className="field-hint">
          Said once when the price reaches your level, while a page of the store is open and live
          prices are not paused.
        </p>
        <div className="preferences-fields">
          {spotMetals.map((metal) => (
            <TextField
              key={metal}
              name={`level-${metal}`}
              label={METALS.find(([value]) => value === metal)?.[1]}
              hint={`Now ${formatMoney(quotes[metal].askCents)}`}
              error={problems[metal]}
              required={false}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={dollars(alerts[metal]?.cents)}
            />
          ))}
        </div>
      </fieldset>
      <div className="row">
        <Button type="submit">Set alert levels</Button>
        {isSet ? <p>{SET}</p> : null}
      </div>
    </form>
  );
}

function dollars(cents: number | undefined): string {
  return cents === undefined ? '' : (cents / 100).toFixed(2);
}
