/** Fetched on intent for one of the panels, or when price alerts are set. */
import { Preferences } from '#features/account/preferences/preferences.tsx';
import { PriceWatch } from '#features/market/spot/price-watch.tsx';
import { ReadPrices } from '#features/market/spot/read-prices.tsx';
import { useCell } from '#ui/cell.ts';
import { Catch } from '#ui/frame/boundary.tsx';
import { FailedOverlay } from '#ui/overlay/failed-overlay.tsx';

import { MessageLog } from '#shell/message-log/message-log.tsx';
import { QuickNav } from '#shell/quick-nav/quick-nav.tsx';
import { panel, type PanelName } from './panel.ts';

const PANELS = {
  'quick-nav': QuickNav,
  messages: MessageLog,
  preferences: Preferences,
  prices: ReadPrices,
};

/** The open panel, if any, and the price alerts, if they are set. */
export function Panels() {
  const open = useCell(panel, undefined);
  return (
    <>
      <Catch instead={null}>
        <PriceWatch />
      </Catch>
      {open ? <Open {...open} /> : null}
    </>
  );
}

function close(): void {
  panel.set(undefined);
}

function Open({ name, returnTo }: { name: PanelName; returnTo: Element | null }) {
  const Body = PANELS[name];
  return (
    <Catch instead={<FailedOverlay onClose={close} />}>
      <Body returnTo={returnTo} onClose={close} />
    </Catch>
  );
}
