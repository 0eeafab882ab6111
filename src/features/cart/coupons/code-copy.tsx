import { useRef } from 'react';

import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { toast } from '#ui/toast/toast.ts';

/** A code with a button that copies it. Where the clipboard is closed, the code is selected. */
export function CodeCopy({ code }: { code: string }) {
  const shown = useRef<HTMLElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      toast(`${code} copied`);
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      toast(`${code} is selected. Copy it with Ctrl+C, ⌘C on a Mac, or the menu of a long press.`);
    }
  }

  return (
    <p className="code-copy">
      <span>
        <VisuallyHidden>Code </VisuallyHidden>
        <b ref={shown} className="figures" translate="no">
          {code}
        </b>
      </span>
      <Button onClick={() => void copy()}>
        Copy<VisuallyHidden> {code}</VisuallyHidden>
      </Button>
    </p>
  );
}
