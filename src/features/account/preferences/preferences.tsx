import { Dialog } from '#ui/overlay/dialog.tsx';

import { Likes } from './likes/likes.tsx';
import { SettingsForm } from './settings-form.tsx';
import './preferences.css';

type PreferencesProps = { onClose: () => void; returnTo: Element | null };

/** §1, §6 The store's look and behaviour, and the shopper's likes. */
export function Preferences({ onClose, returnTo }: PreferencesProps) {
  return (
    <Dialog open onClose={onClose} returnTo={returnTo} title="Preferences">
      <div className="preferences">
        <section className="stack">
          <h3>Accessibility</h3>
          <SettingsForm />
        </section>
        <section className="stack">
          <h3 id="preferences-likes" tabIndex={-1}>
            What you like
          </h3>
          <Likes headingId="preferences-likes" />
        </section>
      </div>
    </Dialog>
  );
}
