import type { SyntheticEvent } from 'react';

import '#features/connect/connect-form.css';
import '#features/privacy/privacy-choice.css';
// The styles of markup that only the server renders.
import '#ui/button.css';
import '#ui/field/choice-field.css';
import '#ui/field/control.css';
import '#ui/field/field.css';
import { ServerHtml } from '#ui/frame/server-html.tsx';
import { useLinkClicks } from '#ui/link-clicks.ts';

import './site-footer.css';

/**
 * Answers the newsletter form in place. What is fetched for it comes with the first focus; without
 * it the form is sent as the browser does. Of the events heard here only a submit can be prevented.
 */
function connect(event: SyntheticEvent) {
  // The late frame answers the other form in the footer.
  if ((event.target as Partial<HTMLFormElement>).action?.endsWith('choices')) return;
  event.preventDefault();
  import('#features/connect/help-connect.ts').then(
    (help) => help.hear(event),
    () => (event.target as Partial<HTMLFormElement>).submit?.(),
  );
}

/** The footer of every page: contacts, links, and the legal note on prices. */
export function SiteFooter() {
  const follow = useLinkClicks();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- hears the clicks of the links inside, which the keyboard makes too
    <footer className="site-footer" onClick={follow} onFocus={connect} onSubmit={connect}>
      {/* The menu has a fallback with the same link. */}
      <ServerHtml name="footer" className="page-width" standIn={null} />
    </footer>
  );
}
