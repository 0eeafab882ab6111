import type { PortfolioSettings } from '#api/portfolio/portfolio-settings.ts';
import { Switch } from '#commerce/form/switch.tsx';

import { SETTINGS } from '../portfolio-forms.ts';

/** §3 What the page shows: each setting is saved at once, and changes the page. */
export default function SettingsPart({ settings }: { settings: PortfolioSettings }) {
  return (
    <section className="section" id="portfolio-settings">
      <h2>What this page shows</h2>
      <div className="portfolio-settings">
        {SETTINGS.map(({ name, label, note }) => (
          <Switch key={name} form={name} label={label} note={note} on={settings[name]} />
        ))}
      </div>
    </section>
  );
}
