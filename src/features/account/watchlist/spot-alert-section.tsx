import { useQuery } from '@tanstack/react-query';

import { metalSpotsQuery, type Metal } from '#api/spot/metal-spot.ts';
import { AlertForm } from '#commerce/alerts/alert-form.tsx';

import { alertHeading } from './alert-words.ts';

/** The section of a metal's price page that asks for an alert. */
export default function SpotAlertSection({ metal }: { metal: Metal }) {
  const { data } = useQuery(metalSpotsQuery());
  const nowCents = data?.[metal]?.askCents;
  return (
    <section className="stack" aria-labelledby="alert">
      <h2 id="alert" tabIndex={-1}>
        {alertHeading({ kind: 'spot', metal })}
      </h2>
      {/* Another metal is another form. */}
      <AlertForm key={metal} target={{ kind: 'spot', metal }} nowCents={nowCents} />
    </section>
  );
}
