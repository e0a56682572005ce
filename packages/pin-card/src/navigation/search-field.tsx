import { SearchIcon, VisuallyHidden } from '@tackboard/ui';
import type { RefObject } from 'react';

interface SearchFieldProps {
  /** The accessible name and the placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onSearch: (query: string) => void;
  readonly inputRef: RefObject<HTMLInputElement | null> | undefined;
}

/** A search field for the list below it. */
export function SearchField({ label, value, onSearch, inputRef }: SearchFieldProps) {
  return (
    <label className="tb-search">
      <SearchIcon width="20" height="20" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <input
        ref={inputRef}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        dir={value === '' ? undefined : 'auto'}
        value={value}
        placeholder={label}
        onChange={({ target }) => onSearch(target.value)}
      />
    </label>
  );
}
