import { ConnectForm } from '#features/connect/connect-form.tsx';
import '#features/privacy/privacy-choice.css';
import { ServerHtml } from '#ui/frame/server-html.tsx';
import { useLinkClicks } from '#ui/link-clicks.ts';

import './site-footer.css';

/** The footer of every page: contacts, links, the newsletter, and the legal note on prices. */
export function SiteFooter() {
  const follow = useLinkClicks();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- hears the clicks of the links inside, which the keyboard makes too
    <footer className="site-footer" onClick={follow}>
      <div className="page-width">
        {/* The menu has a fallback with the same links. */}
        <ServerHtml name="footer-top" standIn={null} />
        <section className="site-footer-connect" aria-labelledby="footer-connect">
          <h2 id="footer-connect">Connect with Bold</h2>
          <ConnectForm />
          <ServerHtml name="follow" className="footer-column" standIn={null} />
        </section>
        <ServerHtml name="footer-end" standIn={null} />
      </div>
    </footer>
  );
}
