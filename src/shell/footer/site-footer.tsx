import { NearConnect } from '#features/site/newsletter/near-connect.tsx';
import '#features/account/privacy/privacy-choice.css';
import { Catch } from '#ui/frame/boundary.tsx';
import { KeptHtml, ServerHtml } from '#ui/frame/server-html.tsx';
import { useLinkClicks } from '#ui/link-clicks.ts';

import './site-footer.css';

/** The footer of every page: contacts, links, the newsletter, and the legal note on prices. */
export function SiteFooter() {
  const follow = useLinkClicks();
  return (
    <footer className="site-footer">
      <div className="page-width">
        {/* The menu has a fallback with the same links. */}
        <ServerHtml name="footer-top" standIn={null} onClick={follow} />
        <div className="site-footer-connect">
          <h2>Connect with Bold</h2>
          <Catch instead={<a href="/connect">Subscribe to the newsletter</a>}>
            <KeptHtml as="div" name="connect">
              <NearConnect />
            </KeptHtml>
          </Catch>
          <ServerHtml name="follow" standIn={null} onClick={follow} />
        </div>
        <ServerHtml name="footer-end" standIn={null} onClick={follow} />
      </div>
    </footer>
  );
}
