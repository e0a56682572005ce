'use client';
import { forwardRef, type HTMLAttributes, type ReactNode, type RefObject } from 'react';
import { withClass } from '../class-name/class-name.js';
import { SearchIcon } from '../icons/later-icons.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';

/** Props of {@link SearchField} besides the attributes of a `<label>`. */
export interface SearchFieldProps extends Omit<
  HTMLAttributes<HTMLLabelElement>,
  'children' | 'onChange'
> {
  /** The accessible name and the placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The name of the value in a form that is sent. */
  readonly name?: string | undefined;
  /** The id of a list of suggestions, a `<datalist>`. */
  readonly list?: string | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
  /**
   * A decoration that is painted over the text, such as `<SearchDelight>`. While it renders something, it replaces the look
   * of the text and not the text.
   */
  readonly decoration?: ReactNode;
}

/** A search field. Renders a `<label>` around an `<input type="search">`. */
export const SearchField = forwardRef<HTMLLabelElement, SearchFieldProps>(function SearchField(
  { label, value, onChange, name, list, inputRef, decoration, className, ...attributes },
  ref,
) {
  return (
    <label {...attributes} ref={ref} className={withClass('tb-search-field', className)}>
      <SearchIcon width="20" height="20" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className="tb-search-field-text">
        <input
          ref={inputRef}
          type="search"
          name={name}
          enterKeyHint="search"
          autoComplete="off"
          dir={value === '' ? undefined : 'auto'}
          list={list}
          value={value}
          placeholder={label}
          onChange={({ target }) => onChange(target.value)}
        />
        <span
          className="tb-search-field-decoration"
          aria-hidden="true"
          dir={value === '' ? undefined : 'auto'}
        >
          {decoration}
        </span>
      </span>
    </label>
  );
});
