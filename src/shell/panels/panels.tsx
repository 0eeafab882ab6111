/** Fetched with the first sign that one of the panels is wanted, or when prices are watched. */
import { Preferences } from '#features/preferences/preferences.tsx';
import { PriceWatch } from '#features/spot/price-watch.tsx';
import { ReadPrices } from '#features/spot/read-prices.tsx';
import { useCell } from '#ui/cell.ts';

import { MessageLog } from '#shell/message-log/message-log.tsx';
import { QuickNav } from '#shell/quick-nav/quick-nav.tsx';
import { panel, type PanelName } from './panel.ts';

const PANELS = {
  'quick-nav': QuickNav,
  messages: MessageLog,
  preferences: Preferences,
  prices: ReadPrices,
};

/** The one panel that is open, if any, and the eye on the prices, if wanted. */
export function Panels() {
  const open = useCell(panel, undefined);
  return (
    <>
      <PriceWatch />
      {open ? <Open {...open} /> : null}
    </>
  );
}

function Open({ name, returnTo }: { name: PanelName; returnTo: Element | null }) {
  const Body = PANELS[name];
  return <Body returnTo={returnTo} onClose={() => panel.set(undefined)} />;
}
