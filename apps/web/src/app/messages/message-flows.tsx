import { RouterLink } from '../router/router-link.js';
import { chooseImage, type GatedAction, type Pin } from '@tackboard/domain';
import { promptWords } from '@tackboard/domain/words';
import { useLoginPrompt } from '@tackboard/messaging/react';
import { Button } from '@tackboard/ui';
import type { ReactNode } from 'react';
import type { LoginMode } from '@tackboard/pin-card';
import { useDemo } from '../demo-context.js';
import { loginPath } from '../login-path.js';
import { useKitWords } from '../words/kit-words.js';
import { MESSAGE_TEXTS, useTexts } from '../words/texts.js';
import { AppOffer } from './app-offer.js';

/** The actions whose login prompts have titles in the specification (S2 §2), with the titles. */
const PROMPTS = [
  ['seeMore', 'seeMore'],
  ['save', 'save'],
  ['edit', 'edit'],
  ['follow', 'follow'],
  ['unfollow', 'unfollow'],
  ['createBoard', 'create'],
] as const satisfies readonly (readonly [GatedAction, keyof typeof promptWords])[];

const BRAND = 'Tackboard';

/** The seeded invitation, from Maren Kjær. */
const INVITE_CODE = 'maren2025';

const ABOUT_PINS: readonly GatedAction[] = ['save', 'edit'];

const openLogin = (mode: LoginMode) => location.assign(loginPath(mode, '/messages'));

interface MessageFlowsProps {
  readonly pin: Pin | undefined;
  readonly children: ReactNode;
}

/** What needs no seeded message: prompts, an invitation, the app, and what the cookie banner links to. */
export function MessageFlows({ pin, children }: MessageFlowsProps) {
  const { messages } = useDemo();
  const titles = useKitWords('prompts', promptWords);
  const texts = useTexts(MESSAGE_TEXTS);
  const words = messages?.words?.prompts;
  const prompt = useLoginPrompt({
    brand: BRAND,
    onLogIn: () => openLogin('login'),
    onSignUp: () => openLogin('signup'),
    mark: <img src="/favicon.svg" alt="" width="40" height="40" />,
    ...(words && { words }),
  });
  const imageUrl = pin && chooseImage(pin.images)?.url;
  const promptFor = (action: GatedAction) =>
    void prompt(
      action,
      pin && ABOUT_PINS.includes(action) ? { pin, ...(imageUrl && { imageUrl }) } : {},
    );
  return (
    <div className="messages-flows">
      <section aria-labelledby="prompts-title">
        <h2 id="prompts-title">{texts.prompts}</h2>
        <div className="messages-buttons">
          {PROMPTS.map(([action, title]) => (
            <Button key={action} onClick={() => promptFor(action)}>
              {titles[title]({ brand: BRAND })}
            </Button>
          ))}
        </div>
      </section>
      {pin === undefined ? null : (
        <RouterLink href={`/pin/${pin.id}/?invite_code=${INVITE_CODE}`}>
          {texts.openLink}
        </RouterLink>
      )}
      <AppOffer />
      {children}
      <section id="cookies" aria-labelledby="cookies-title">
        <h2 id="cookies-title">{texts.cookies}</h2>
        <p>{texts.cookiesText}</p>
      </section>
    </div>
  );
}
