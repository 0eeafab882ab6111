import type { PortfolioSettings } from '#api/portfolio/portfolio-settings.ts';
import { Switch } from '#commerce/form/switch.tsx';

import { SETTINGS } from '../portfolio-forms.ts';
import './settings-part.css';

/** §3 What the page shows: each setting is saved at once, and changes the page. */
export function SettingsPart({ settings }: { settings: PortfolioSettings }) {
  return (
    <section className="section">
      <h2>What this page shows</h2>
      <div className="portfolio-settings">
        {SETTINGS.map(({ name, label, note }) => (
          <Switch key={name} form={name} label={label} note={note} on={settings[name]} />
        ))}
      </div>
    </section>
  );
}
