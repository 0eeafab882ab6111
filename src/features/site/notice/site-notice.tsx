import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FocusEvent } from 'react';

import { noticeQuery, type Notice } from '#api/content/notice.ts';
import { keepDismissed, wasDismissed, wasHeard } from '#commerce/visits/dismissed-notice.ts';
import { noticeFailed } from '#commerce/words/log-words.ts';
import { Icon } from '#ui/icon.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { whenFootFree } from './when-foot-free.ts';
import { whenReleased } from './when-released.ts';
import './site-notice.css';

/** Width and height of the image in pixels. */
const ART = 96;

/** §2, §4 A notice for all shoppers, shown until it is dismissed. */
export function SiteNotice() {
  const { data, error } = useQuery(noticeQuery());
  const [isOpen, setIsOpen] = useState(true);
  // §8 If the notice fails to load, only the console says so.
  useEffect(() => {
    if (error) console.warn(noticeFailed, error);
  }, [error]);
  const isThere = data !== undefined;
  const [isFootFree, setIsFootFree] = useState(false);
  const [isFree, setIsFree] = useState(false);
  // Subscribes to focus changes: the notice must not cover the focused element.
  useEffect(() => (isThere ? whenFootFree(() => setIsFootFree(true)) : undefined), [isThere]);
  // Subscribes to the pointer: the notice must not appear between a press and its release.
  useEffect(() => (isFootFree ? whenReleased(() => setIsFree(true)) : undefined), [isFootFree]);
  if (!data || !isFree || !isOpen || wasDismissed(data.id)) return null;
  return (
    <NoticePanel
      notice={data}
      onClose={() => {
        keepDismissed(data.id);
        setIsOpen(false);
      }}
    />
  );
}

/**
 * A panel at the bottom of the window. It does not take the focus, and on close it restores the
 * previous focus.
 */
function NoticePanel({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { id, title, text, image } = notice;
  const before = useRef<EventTarget>(null);
  // Announces the notice to screen readers, politely, because the shopper did not request it; once,
  // not again after a reload.
  useEffect(() => {
    if (!wasHeard(id)) announce(`Notice: ${title}. ${text}`);
  }, [id, title, text]);

  function remember({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget;
  }

  function close() {
    const back = before.current ?? document.querySelector('main h1');
    onClose();
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape inside closes it
    <section
      className="site-notice"
      aria-labelledby="site-notice-title"
      onFocus={remember}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      {/* The text beside it describes the image. */}
      {image ? <img src={image} alt="" width={ART} height={ART} /> : null}
      <div className="site-notice-words">
        <h2 id="site-notice-title">{title}</h2>
        <p>{text}</p>
      </div>
      <button type="button" aria-label="Close notice" onClick={close}>
        <Icon name="close" />
      </button>
    </section>
  );
}
