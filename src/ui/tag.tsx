import type { ComponentProps } from 'react';

import './tag.css';

/** A word set apart: "New", "Presale". The word carries the meaning, the tone only its weight. */
export function Tag({
  tone = 'plain',
  ...span
}: ComponentProps<'span'> & { tone?: 'plain' | 'strong' | 'good' | 'bad' }) {
  return <span {...span} className="tag" data-tone={tone} />;
}
