import { SUPPORT_PHONE, SUPPORT_PHONE_HREF } from '#commerce/words/support-phone.ts';
import { MAIL, PHONE } from '#ui/contact-strokes.ts';
import { Drawing } from '#ui/drawing.tsx';

import { SUPPORT_EMAIL } from './contact.ts';
import './contact-links.css';

/** The contact links, the same in every header and footer. */
export function ContactLinks() {
  return (
    <ul className="contact-links">
      <li>
        <a href={SUPPORT_PHONE_HREF}>
          <Drawing strokes={PHONE} />
          {SUPPORT_PHONE}
        </a>
      </li>
      <li>
        <a href={`mailto:${SUPPORT_EMAIL}`}>
          <Drawing strokes={MAIL} />
          {SUPPORT_EMAIL}
        </a>
      </li>
    </ul>
  );
}
