import { storeShownAs } from './shown-as.js';
import { useTexts } from './words/texts.js';

/** Says that the site shows as to another browser, and leads back: by a link, because crawlers get no buttons (S1 §6). */
export function ShownAsBar() {
  const texts = useTexts('common');
  return (
    <p className="shown-as">
      {texts.shownAs}{' '}
      <a
        href="/"
        onClick={(event) => {
          event.preventDefault();
          storeShownAs(undefined);
          location.assign('/');
        }}
      >
        {texts.notShownAs}
      </a>
    </p>
  );
}
