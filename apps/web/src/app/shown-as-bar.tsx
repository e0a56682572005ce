import type { ShownAs } from './pages/state/states.js';

const NAMES = {
  desktop: 'a desktop browser',
  mobile: 'a phone',
  search: 'a search engine',
  social: 'a social network',
} as const satisfies Record<ShownAs, string>;

/** Says that the site shows as to another browser, and leads back. */
export function ShownAsBar({ shownAs }: { readonly shownAs: ShownAs }) {
  return (
    <p className="shown-as">
      You see the site as {NAMES[shownAs]}. <a href="/state/">Change</a>
    </p>
  );
}
