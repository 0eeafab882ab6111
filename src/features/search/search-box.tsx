import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
} from 'react';
import { Form, useSearchParams } from 'react-router';

import '#ui/field/control.css';
import { Icon } from '#ui/icon.tsx';
import { onIntent } from '#ui/timing/on-intent.ts';

import type { ComboboxProps, SuggestionsProps } from './suggestions.tsx';
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
 * §2 Searches products by word. A plain GET form, so it works before any script. The first focus
 * loads the suggestions, which are added to the same field and keep the typed text.
 */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, sent, setSent } = useKeyword();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const [combobox, setCombobox] = useState<ComboboxProps>();

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
    if (words) return;
    event.preventDefault();
    input.current?.focus();
  }

  return (
    <search className="search-box" id="search">
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
    </search>
  );
}
