import { useEffect, useState, type ComponentType } from 'react';

import { openPanel, panel, type PanelName } from '#shell/panels/panel.ts';
import { typedAhead } from '#shell/panels/typed-ahead.ts';
import { useCell } from '#ui/cell.ts';
import { ServerHtml } from '#ui/frame/server-html.tsx';
import { useLinkClicks } from '#ui/link-clicks.ts';
import { onIntent } from '#ui/timing/on-intent.ts';

import './header-tools.css';

const panels = onIntent(() => import('#shell/panels/panels.tsx'));

/** §2 Shop In-Stock, preferences and quick navigation; the panels are fetched on intent. */
export function HeaderTools() {
  const follow = useLinkClicks();
  const wanted = useCell(panel, undefined) !== undefined;
  const [Panels, setPanels] = useState<ComponentType>();
  // Fetches code. Price alerts need the panels without a press.
  useEffect(() => {
    if (!wanted && document.documentElement.dataset['prices'] !== 'alert') return;
    void panels.press().then((loaded) => {
      if (loaded) setPanels(() => loaded.Panels);
      else forget();
      return undefined;
    });
  }, [wanted]);
  // Subscribes to the keyboard.
  useEffect(() => {
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, []);
  return (
    <>
      <ServerHtml
        name="tools"
        className="header-tools"
        standIn={null}
        {...panels.hints}
        onClick={(event) => {
          openByPress(event);
          follow(event);
        }}
      />
      {Panels ? <Panels /> : null}
    </>
  );
}

/** The panel could not be fetched. */
function forget(): void {
  typedAhead();
  panel.set(undefined);
}

function openByPress({ target }: MouseEvent): void {
  const button = (target as Element).closest('button');
  if (button?.value) openPanel(button.value as PanelName, button);
}

function openByKey(event: KeyboardEvent): void {
  // Not while another panel is open.
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || panel.get()) return;
  event.preventDefault();
  openPanel('quick-nav');
}
