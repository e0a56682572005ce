import type { ShownAs } from './pages/state/states.js';
import { COMMON_TEXTS } from './words/common.js';
import { useTexts } from './words/in-languages.js';

/** Says that the site shows as to another browser, and leads back. */
export function ShownAsBar({ shownAs }: { readonly shownAs: ShownAs }) {
  const texts = useTexts(COMMON_TEXTS);
  return (
    <p className="shown-as">
      {texts.shownAs[shownAs]} <a href="/state/">{texts.change}</a>
    </p>
  );
}
