import { chooseImage, type GatedAction, type Pin } from '@tackboard/domain';
import { promptWords } from '@tackboard/domain/words';
import { useLoginPrompt } from '@tackboard/messaging/react';
import { type LoginMode, useAppUpsell, useTackboard } from '@tackboard/pin-card';
import { Button } from '@tackboard/ui';
import { useState } from 'react';
import { useDemo } from '../demo-context.js';
import { loginPath } from '../login-path.js';
import { useKitWords } from '../words/kit-words.js';
import { useTexts } from '../words/texts.js';
import { SITE } from '../site.js';

/** The actions whose login prompts have titles in the specification (S2 §2), with the titles. */
const PROMPTS = [
  ['seeMore', 'seeMore'],
  ['save', 'save'],
  ['edit', 'edit'],
  ['follow', 'follow'],
  ['unfollow', 'unfollow'],
  ['createBoard', 'create'],
] as const satisfies readonly (readonly [GatedAction, keyof typeof promptWords])[];

const ABOUT_PINS: readonly GatedAction[] = ['save', 'edit'];

const openLogin = (mode: LoginMode) => location.assign(loginPath(mode, '/messages'));

/** The login prompts of the specification. */
export function LoginPrompts({ pin }: { readonly pin: Pin | undefined }) {
  const { messages } = useDemo();
  const titles = useKitWords('prompts', promptWords);
  const texts = useTexts('messages');
  const words = messages?.words?.prompts;
  const prompt = useLoginPrompt({
    brand: SITE,
    onLogIn: () => openLogin('login'),
    onSignUp: () => openLogin('signup'),
    mark: <img src="/favicon.svg" alt="" width="40" height="40" />,
    ...(words && { words }),
  });
  const imageUrl = pin && chooseImage(pin.images)?.url;
  const about = (action: GatedAction) =>
    pin && ABOUT_PINS.includes(action) ? { pin, ...(imageUrl && { imageUrl }) } : {};
  return (
    <section aria-labelledby="prompts-title">
      <h2 id="prompts-title">{texts.prompts}</h2>
      <div className="wrap">
        {PROMPTS.map(([action, title]) => (
          <Button key={action} onClick={() => void prompt(action, about(action))}>
            {titles[title]({ brand: SITE })}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Where the kit keeps the time of the last offer: the next one comes 14 days later (S3 §9). */
const SHOWN_AT_KEY = 'tackboard:app-upsell-shown-at';

/** Offers the app as to somebody who has just joined: the accounts of the demo are years old. */
export function AppOffer() {
  const { device, user } = useDemo();
  const texts = useTexts('messages');
  const tackboard = useTackboard();
  const [offers, setOffers] = useState(0);
  const offer = () => {
    if (!user) return;
    localStorage.removeItem(SHOWN_AT_KEY);
    tackboard.setViewer({ ...user, isAuth: true, createdAt: Date.now() });
    setOffers(offers + 1);
  };
  return (
    <section>
      <Button disabled={device !== 'mobile' || !user} onClick={offer}>
        {texts.offerApp}
      </Button>
      {offers > 0 ? <Offer key={offers} /> : null}
    </section>
  );
}

function Offer() {
  useAppUpsell();
  return null;
}
