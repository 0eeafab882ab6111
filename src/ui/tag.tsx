import type { ComponentProps } from 'react';

import './tag.css';

/** A tag such as "New" or "Presale". The word has the meaning; the tone only adds weight. */
export function Tag({
  tone = 'plain',
  ...span
}: ComponentProps<'span'> & { tone?: 'plain' | 'strong' | 'good' | 'bad' }) {
  return <span {...span} className="tag" data-tone={tone} />;
}
