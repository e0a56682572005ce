import { chooseImage, type GatedAction, type Pin } from '@tackboard/domain';
import { useLoginPrompt } from '@tackboard/messaging/react';
import { Button } from '@tackboard/ui';
import type { ReactNode } from 'react';
import type { LoginMode } from '@tackboard/pin-card';
import { useDemo } from '../demo-context.js';
import { loginPath } from '../login-path.js';
import { MESSAGE_TEXTS, useTexts } from '../words/texts.js';
import { AppOffer } from './app-offer.js';

/** The actions whose login prompts have titles in the specification (S2 §2). */
const PROMPTS = [
  'seeMore',
  'save',
  'edit',
  'follow',
  'unfollow',
  'createBoard',
] as const satisfies readonly GatedAction[];

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
  const { messages, user } = useDemo();
  const texts = useTexts(MESSAGE_TEXTS);
  const words = messages?.words?.prompts;
  const prompt = useLoginPrompt({
    brand: 'Tackboard',
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
        <p>{user ? texts.promptsLoggedIn : texts.promptsVisitor}</p>
        <div className="messages-buttons">
          {PROMPTS.map((action) => (
            <Button key={action} onClick={() => promptFor(action)}>
              {texts.actions[action]}
            </Button>
          ))}
        </div>
      </section>
      <section aria-labelledby="invite-title">
        <h2 id="invite-title">{texts.invitation}</h2>
        <p>{texts.invitationText}</p>
        {pin === undefined ? null : (
          <a href={`/pin/${pin.id}/?invite_code=${INVITE_CODE}`}>{texts.openLink}</a>
        )}
      </section>
      <AppOffer />
      {children}
      <section id="cookies" aria-labelledby="cookies-title">
        <h2 id="cookies-title">{texts.cookies}</h2>
        <p>{texts.cookiesText}</p>
      </section>
    </div>
  );
}
