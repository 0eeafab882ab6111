import { useState, type ComponentProps, type ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

import { rowsWords } from './format.ts';

/** The table of a chart: the button that opens and closes it, and the table while it is open. */
export type TableBelow = { button: ReactNode; shown: ReactNode };

/** `rows` is how many the table has; the button has them in its name, so that its outcome is heard. */
type TableButtonProps = { rows: number; isOpen: boolean };

/** Opens or closes a table that `href` closes or opens: a GET form, so that it needs no JavaScript. */
export function TableButton({ href, ...button }: TableButtonProps & { href: string }) {
  const navigate = useNavigate();
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(href, { preventScrollReset: true });
      }}
    >
      {[...new URLSearchParams(href)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Toggle {...button} type="submit" />
    </form>
  );
}

/** For a chart whose table has no address of its own; `draw` is called while it is open. */
export function useTableBelow(rows: number, draw: () => ReactNode, label?: string): TableBelow {
  const [isOpen, setOpen] = useState(false);
  const button = <Toggle {...{ rows, isOpen, label }} onClick={() => setOpen(!isOpen)} />;
  return { button, shown: isOpen && draw() };
}

type ToggleProps = TableButtonProps &
  ComponentProps<typeof Button> & { label?: string | undefined };

function Toggle({ rows, isOpen, label = 'Show as table', ...button }: ToggleProps) {
  return (
    <Button {...button} aria-expanded={isOpen}>
      {label}, {rowsWords(rows)}
      <Icon name="chevron-down" />
    </Button>
  );
}
