import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';

import { Button } from '#ui/button.tsx';
import './choice-form.css';

/** `note` is read after the label where the label is an abbreviation; `href` is the address of it. */
type Option = { value: string; label: string; note?: string; href: string };

type ChoiceFormProps = {
  legend: string;
  /** The parameter of the address; all other parameters are taken from the first option. */
  name: string;
  /** Nothing if the address has another choice than these. */
  chosen: string | undefined;
  options: readonly Option[];
  /** The button that sends the form without JavaScript. */
  action: string;
  look?: 'tabs' | 'switch' | 'words';
};

/**
 * A choice of a few views of a page, each at its address: radio buttons in a row, so that Tab stops
 * once and the arrow keys choose. A choice is shown at once; without JavaScript a button sends it.
 */
export function ChoiceForm(props: ChoiceFormProps) {
  const { legend, name, chosen, options, action, look = 'tabs' } = props;
  const navigate = useNavigate();
  const form = useChosenRadio(chosen, show);
  const rest = new URLSearchParams(options[0]?.href);
  rest.delete(name);

  function show(value: string) {
    const href = options.find((option) => option.value === value)?.href;
    // The arrow keys pass several choices, which Back need not pass again.
    if (href) void navigate(href, { preventScrollReset: true, replace: true });
  }

  return (
    // Firefox would restore the choice of an earlier visit.
    <form ref={form} className="choice-form" data-look={look} method="get" autoComplete="off">
      {[...rest].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <fieldset>
        <legend className={look === 'words' ? undefined : 'visually-hidden'}>{legend}</legend>
        {options.map(({ value, label, note }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              aria-label={note && `${label}, ${note}`}
              defaultChecked={value === chosen}
              onChange={({ currentTarget }) => show(currentTarget.value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Button type="submit">{action}</Button>
    </form>
  );
}

/** Checks the radio button of the address; one that was pressed before the script came is shown. */
function useChosenRadio(chosen: string | undefined, show: (value: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);
  const showPressed = useEffectEvent(show);
  // Writes into the native radio buttons, which belong to the shopper between two addresses.
  useEffect(() => {
    const radios = form.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [];
    const pressed = [...radios].find(({ checked, value }) => checked && value !== chosen);
    if (isFirst.current && pressed) showPressed(pressed.value);
    else for (const radio of radios) radio.checked = radio.value === chosen;
    isFirst.current = false;
  }, [chosen]);
  return form;
}
