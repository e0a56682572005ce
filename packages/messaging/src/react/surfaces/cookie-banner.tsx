'use client';
import type { Consent } from '@tackboard/domain';
import type { CookieBannerModel } from '@tackboard/domain/experience';
import { Button } from '@tackboard/ui';
import { type Ref, useContext, useId, useRef, useState } from 'react';
import { MessagePlacesContext, useMessagePlace } from '../keyboard/message-places.js';
import { MessageLink } from '../parts/message-link.js';
import { useBottomInset } from '../parts/at-bottom.js';
import { useSlideIn } from '../parts/motion.js';
import type { SurfaceProps } from '../surface-props.js';
import { ALL, NOTHING, saveCookies } from './save-cookies.js';

/**
 * The cookie banner (S2 §2.6): a card with a border in the page, on a phone a card fixed at the bottom, which hides while the
 * settings are open. Reject and accept look the same.
 */
export function CookieBanner(props: SurfaceProps<CookieBannerModel>) {
  const { cookies, device, isLate, messaging, words } = props;
  const { calls, layers } = messaging.host;
  const [isChoosing, setChoosing] = useState(false);
  const textId = useId();
  const card = useRef<HTMLElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const places = useContext(MessagePlacesContext);
  const isMobile = device === 'mobile';
  const placeRef = useMessagePlace(props, card);
  useBottomInset(card, isMobile && !isChoosing);
  useSlideIn(card, isLate && !isMobile);
  if (!cookies || !calls.saveCookiePreferences) {
    throw new Error(
      'The cookie banner needs `cookies={{ policyUrl }}` of <MessagingProvider> and the call `saveCookiePreferences`, and one of them is missing. Pass both.',
    );
  }

  const choose = () => {
    setChoosing(true);
    layers.open({
      load: async () => (await import('./cookie-settings.js')).CookieSettingsDialog,
      props: {
        surface: props,
        // The card is gone when the choice was saved; on a phone another one is back.
        returnFocus: () => chooseButton.current ?? places?.returnTarget(props.message.key) ?? null,
      },
      onClosed: () => setChoosing(false),
    });
  };

  if (isMobile && isChoosing) return null;
  return (
    <section
      ref={placeRef}
      className="tb-message tb-cookies"
      aria-labelledby={textId}
      data-device={device}
    >
      <p id={textId} className="tb-message-text">
        {words.cookieText()}{' '}
        <MessageLink
          link={{ href: cookies.policyUrl, opensInNewTab: false }}
          words={words}
          ownOrigins={props.ownOrigins}
        >
          {words.cookiePolicy()}
        </MessageLink>
      </p>
      <CookieButtons surface={props} chooseButton={chooseButton} onChoose={choose} />
    </section>
  );
}

interface CookieButtonsProps {
  readonly surface: SurfaceProps<CookieBannerModel>;
  readonly chooseButton: Ref<HTMLButtonElement>;
  readonly onChoose: () => void;
}

function CookieButtons({ surface, chooseButton, onChoose }: CookieButtonsProps) {
  const { words } = surface;
  const [isSaving, setSaving] = useState(false);
  const save = (choice: Consent) => {
    setSaving(true);
    void saveCookies(surface, choice).then(() => setSaving(false));
  };
  return (
    <div className="tb-message-actions">
      <Button ref={chooseButton} disabled={isSaving} onClick={onChoose}>
        {words.letMeChoose()}
      </Button>
      <div className="tb-cookies-decide">
        <Button variant="primary" busy={isSaving} onClick={() => save(NOTHING)}>
          {words.rejectAll()}
        </Button>
        <Button variant="primary" busy={isSaving} onClick={() => save(ALL)}>
          {words.acceptAll()}
        </Button>
      </div>
    </div>
  );
}
