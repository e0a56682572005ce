import type { Pin } from '@tackboard/domain';
import { ShareButton, ShareTurns } from '@tackboard/pin-card/share';
import { pinPath } from '@tackboard/routes/paths';
import { useLocation } from 'react-router';
import { useDemo } from '../../demo-context.js';
import { documentOptions } from '../../document-options.js';
import { useShareLink } from '../use-share-link.js';

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
