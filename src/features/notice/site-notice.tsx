import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FocusEvent } from 'react';

import { noticeQuery, type Notice } from '#api/content/notice.ts';
import { keepDismissed, wasDismissed } from '#commerce/visits/dismissed-notice.ts';
import { noticeFailed } from '#commerce/words/log-words.ts';
import { Icon } from '#ui/icon.tsx';
import { whenReleased } from '#ui/timing/when-released.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { whenFootFree } from './when-foot-free.ts';
import './site-notice.css';

/** Pixels of the picture. */
const ART = 96;

/** §2, §4 What the store has to say to everybody, once, until it is put away. */
export function SiteNotice() {
  const { data, error } = useQuery(noticeQuery());
  const [isOpen, setIsOpen] = useState(true);
  // §8 A notice that could not be had is nobody's trouble but the developer's.
  useEffect(() => {
    if (error) console.warn(noticeFailed, error);
  }, [error]);
  const isThere = data !== undefined;
  const [isFootFree, setIsFootFree] = useState(false);
  const [isFree, setIsFree] = useState(false);
  // Talks to the focus: the notice does not come over what has it.
  useEffect(() => (isThere ? whenFootFree(() => setIsFootFree(true)) : undefined), [isThere]);
  // Talks to the pointer: the notice does not come between a press and its release.
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

/** Stands at the foot of the window, takes no focus, and gives back the focus it was given. */
function NoticePanel({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { title, text, image } = notice;
  const before = useRef<EventTarget>(null);
  // Talks to the screen reader: what comes unasked is said, but not read in the way.
  useEffect(() => announce(`Notice: ${title}. ${text}`), [title, text]);

  function remember({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget;
  }

  function close() {
    const back = before.current ?? document.querySelector('main h1');
    onClose();
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from within
    <section
      className="site-notice"
      aria-labelledby="site-notice-title"
      onFocus={remember}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      {/* The words beside it say what it shows. */}
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
