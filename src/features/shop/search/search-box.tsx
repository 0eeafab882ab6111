import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Form, useSearchParams } from 'react-router';

import { useCombobox } from '#commerce/search/use-combobox.ts';
import '#ui/field/control.css';
import { Icon } from '#ui/icon.tsx';
import { onIntent } from '#ui/timing/on-intent.ts';

import type { SuggestionsProps } from './suggestions.tsx';
import { VoiceButton } from './voice-button.tsx';
import './search-box.css';

const widget = onIntent(() => import('./suggestions.tsx'));

/** The typed text and the text last searched for. Both follow the address. */
function useKeyword() {
  const [place] = useSearchParams();
  const keyword = place.get('searchkey') ?? '';
  const [text, setText] = useState(keyword);
  const [sent, setSent] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  if (shown !== keyword) {
    setShown(keyword);
    setSent(keyword);
    // Text typed since stays.
    if (text.trim() === sent) setText(keyword);
  }
  return { text, setText, sent, setSent };
}

/**
 * In narrow windows a popover behind a button, which opens without a script too; with one, the field
 * has the focus at once, and the popover covers nothing that has the focus.
 */
function Fold({
  box,
  input,
  children,
}: {
  box: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}) {
  function unfold(event: Pick<Event, 'preventDefault'>) {
    event.preventDefault();
    if (!box.current?.checkVisibility()) box.current?.showPopover();
    input.current?.focus();
  }
  const follow = useEffectEvent((event: MouseEvent) => {
    if ((event.target as Element).closest('a[href="#searchkey"]')) unfold(event);
  });
  // Subscribes to links that lead to the field, which may be hidden.
  useEffect(() => {
    const listener = (event: MouseEvent) => follow(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);

  function leave({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !box.current?.contains(relatedTarget)) box.current?.hidePopover();
  }

  return (
    <>
      <button
        type="button"
        className="search-opener"
        popoverTarget="search"
        aria-label="Open search"
        onClick={unfold}
      >
        <Icon name="search" />
      </button>
      <search className="search-box" id="search" popover="auto" ref={box} onBlur={leave}>
        {children}
      </search>
    </>
  );
}

/**
 * §2 Searches products by word. A plain GET form, so it works before any script. The first focus
 * loads the suggestions, which are added to the same field and keep the typed text.
 */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLElement>(null);
  const { text, setText, sent, setSent } = useKeyword();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const [combobox, setCombobox] = useCombobox();

  async function suggest() {
    // If this fails, the search box works without suggestions, and the next focus tries again.
    const module = await widget.get().catch(() => undefined);
    if (module) setSuggestions(() => module.Suggestions);
  }

  const takeOver = useEffectEvent(() => {
    setText(input.current?.value ?? '');
    if (document.activeElement === input.current) void suggest();
  });
  // Reads the text that was typed before this script was loaded.
  useEffect(() => takeOver(), []);

  /**
   * §5 An empty search is not sent. Not by `required`: Firefox would call the empty field an invalid
   * entry on every page.
   */
  function submit(event: FormEvent) {
    const words = text.trim();
    setSent(words);
    if (words) return box.current?.hidePopover();
    event.preventDefault();
    input.current?.focus();
  }

  return (
    <Fold box={box} input={input}>
      <Form action="/search/searchresults" className="search-box-form" onSubmit={submit}>
        <label className="visually-hidden" htmlFor="searchkey" id="searchkey-label">
          Search products
        </label>
        <input
          onChange={(event) => setText(event.target.value)}
          onFocus={() => void suggest()}
          {...combobox}
          ref={input}
          value={text}
          id="searchkey"
          name="searchkey"
          type="search"
          className="control"
          placeholder="Search coins, bars, mints"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
        />
        <VoiceButton onWords={setText} />
        <button type="submit" className="search-box-go" aria-label="Search">
          <Icon name="search" />
        </button>
      </Form>
      {Suggestions ? (
        <Suggestions
          text={text}
          sent={sent}
          input={input}
          onText={setText}
          onCombobox={setCombobox}
        />
      ) : null}
    </Fold>
  );
}
