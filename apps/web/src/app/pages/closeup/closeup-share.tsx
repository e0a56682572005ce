import type { Pin } from '@tackboard/domain';
import { menuWords } from '@tackboard/domain/words';
import { useTackboard } from '@tackboard/pin-card';
import { ShareButton, ShareTurns } from '@tackboard/pin-card/share';
import { pinPath } from '@tackboard/routes/paths';
import { useLocation } from 'react-router';
import { useDemo } from '../../demo-context.js';
import { documentOptions } from '../../document-options.js';
import { useKitWords } from '../../words/kit-words.js';
import { useTexts } from '../../words/texts.js';

/** Where the app of the demo is offered beside Apple devices. */
const APP_COUNTRIES: readonly string[] = ['DK'];

/**
 * The share button of a pin's page, in each variant of S3 §4.12. Members get the flyout, as in a feed;
 * `?experiment=share_handler` shares in the browser's own way, `?experiment=share_upsell` takes turns with the app.
 */
export function CloseupShare({ pin }: { readonly pin: Pin }) {
  const { device, router, user } = useDemo();
  const { experiments } = documentOptions(new URLSearchParams(useLocation().search));

  const share = useShareLink(pinPath(pin.id));

  // Visitors are asked to log in first.
  if (user && experiments?.['share_handler'] === 'enabled')
    return <ShareButton isFeedTile={false} onSend={share} />;
  if (experiments?.['share_upsell'] !== 'enabled') return <ShareButton />;
  return (
    <ShareTurns
      upsell={{
        isAvailable: ({ country = '', isApple }) => isApple || APP_COUNTRIES.includes(country),
        isMobileLanding: device === 'mobile' && router.get().arrival === 'document',
        onPress: () => {
          const inviteCode = new URLSearchParams(location.search).get('invite_code');
          const query = new URLSearchParams({
            from: pinPath(pin.id),
            ...(inviteCode && { invite_code: inviteCode }),
          });
          router.navigate(`/messages?${query}#app`);
        },
      }}
    />
  );
}

/** Returns a function that shares the link of a page in the browser's own way, or else copies it. */
function useShareLink(path: string): () => void {
  const { onError } = useDemo();
  const { toasts } = useTackboard();
  const { linkCopied } = useKitWords('menu', menuWords);
  const { failed } = useTexts('common');

  const share = async () => {
    const url = new URL(path, location.href).href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ url });
      else {
        await navigator.clipboard.writeText(url);
        toasts.show({ kind: 'done', text: linkCopied() });
      }
    } catch (error) {
      // The person closed the sheet of the browser.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toasts.show({ kind: 'error', text: failed });
      onError(error);
    }
  };
  return () => void share();
}
