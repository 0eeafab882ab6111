import type { ComponentProps } from 'react';
import { Link } from 'react-router';

import './button.css';

/** `main` is the main action of a screen, `plain` a secondary one; `quiet` looks like text. */
export type ButtonTone = 'main' | 'plain' | 'quiet';

type Look = { tone?: ButtonTone };

/**
 * A native button, `type="button"` by default. While `pending` it stays focusable, keeps its width,
 * is announced as busy, and ignores presses.
 */
export function Button({
  tone = 'plain',
  pending = false,
  onClick,
  ...button
}: ComponentProps<'button'> & Look & { pending?: boolean }) {
  return (
    <button
      type="button"
      {...button}
      className={withClass('button', button.className)}
      data-tone={tone}
      aria-disabled={pending || button['aria-disabled']}
      data-pending={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

/** A link that looks like a button. */
export function LinkButton({ tone = 'plain', ...link }: ComponentProps<typeof Link> & Look) {
  return <Link {...link} className={withClass('button', link.className)} data-tone={tone} />;
}

function withClass(own: string, more: string | undefined): string {
  return more ? `${own} ${more}` : own;
}
