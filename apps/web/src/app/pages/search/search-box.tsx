import { SearchField } from '@tackboard/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { searchPath } from './search-path.js';
import { useTexts } from '../../words/texts.js';

const LIST_ID = 'search-suggestions';
const SUGGESTIONS_LIMIT = 6;
/** Fewer characters match too much to suggest anything. */
const MIN_CHARACTERS = 2;
const TYPING_PAUSE_MS = 200;

/** The search field of the header. Suggests the titles of pins while the viewer types. Works without scripts. */
export function SearchBox({ text }: { readonly text: string }) {
  const { messages, router } = useDemo();
  const texts = useTexts('common');
  const [value, setValue] = useState(text);
  const [shownFor, setShownFor] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  if (shownFor !== text) {
    setShownFor(text);
    setValue(text);
  }
  // A viewer may type before the page has hydrated.
  useEffect(() => setValue(input.current?.value ?? ''), []);
  const suggestions = useSuggestions(value === text ? '' : value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === '') return;
    input.current?.blur();
    router.navigate(searchPath({ text: value.trim() }));
  };
  return (
    <search className="search-box">
      <form action="/search/pins/" onSubmit={submit}>
        <SearchField
          label={texts.search}
          name="q"
          value={value}
          onChange={setValue}
          list={LIST_ID}
          inputRef={input}
          decoration={messages ? <messages.SearchDecoration term={value} /> : null}
        />
        <datalist id={LIST_ID}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      </form>
    </search>
  );
}

/** The titles of pins that a text finds, a moment after it was typed. */
function useSuggestions(text: string): readonly string[] {
  const { calls, onError } = useDemo();
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  useEffect(() => {
    if (text.trim().length < MIN_CHARACTERS) return undefined;
    const aborting = new AbortController();
    const { signal } = aborting;
    const timer = setTimeout(() => {
      calls.search({ text, pageSize: SUGGESTIONS_LIMIT, signal }).then(
        ({ pins }) => {
          const titles = pins.map(({ title }) => title?.trim() ?? '');
          if (!signal.aborted) setSuggestions([...new Set(titles.filter((title) => title !== ''))]);
        },
        (error: unknown) => {
          if (!signal.aborted) onError(error);
        },
      );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [calls, onError, text]);
  return text === '' ? [] : suggestions;
}
