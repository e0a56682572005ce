import { RouterLink } from '../../router/router-link.js';
import { ChevronStartIcon, VisuallyHidden } from '@tackboard/ui';
import { useDemo } from '../../demo-context.js';
import { useTexts } from '../../words/texts.js';

/** Leads back to the page that the viewer came from; to the home feed from outside of the demo, and without scripts. */
export function BackLink() {
  const { router } = useDemo();
  const texts = useTexts('common');
  return (
    <RouterLink
      href="/"
      className="tb-button back-link"
      data-variant="icon"
      onClick={(event) => {
        if (router.get().arrival === 'document') return;
        event.preventDefault();
        history.back();
      }}
    >
      <ChevronStartIcon width="24" height="24" />
      <VisuallyHidden>{texts.back}</VisuallyHidden>
    </RouterLink>
  );
}
