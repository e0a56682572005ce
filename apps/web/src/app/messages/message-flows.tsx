import type { GatedAction, Pin } from '@tackboard/domain';
import { chooseImage } from '@tackboard/domain/pin';
import { useLoginPrompt } from '@tackboard/messaging/react/use-login-prompt';
import { Button } from '@tackboard/ui';
import { useDemo } from '../demo-context.js';
import { AppOffer } from './app-offer.js';

/** The actions whose login prompts have titles in the specification (S2 §2). */
const PROMPTS: readonly (readonly [GatedAction, string])[] = [
  ['seeMore', 'See more Pins'],
  ['save', 'Save a Pin'],
  ['edit', 'Edit a Pin'],
  ['follow', 'Follow'],
  ['unfollow', 'Unfollow'],
  ['createBoard', 'Create a board'],
];

/** The seeded invitation, from Maren Kjær. */
const INVITE_CODE = 'maren2025';

const ABOUT_PINS: readonly GatedAction[] = ['save', 'edit'];

const openLogin = () => location.assign('/login?next=/messages');

/** What needs no seeded message: prompts, an invitation, and what the cookie banner links to. */
export function MessageFlows({ pin }: { readonly pin: Pin | undefined }) {
  const { messages, user } = useDemo();
  const words = messages?.words?.prompts;
  const prompt = useLoginPrompt({
    brand: 'Tackboard',
    onLogIn: openLogin,
    onSignUp: openLogin,
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
        <h2 id="prompts-title">Login prompts</h2>
        <p>
          {user
            ? "You're logged in, so nothing asks you to. Log out to see the prompts."
            : 'What a visitor may not do asks them to log in.'}
        </p>
        <div className="messages-buttons">
          {PROMPTS.map(([action, text]) => (
            <Button key={action} onClick={() => promptFor(action)}>
              {text}
            </Button>
          ))}
        </div>
      </section>
      <section aria-labelledby="invite-title">
        <h2 id="invite-title">An invitation</h2>
        <p>
          Maren's link to a Pin. Visitors on a desktop meet a popover at Log in, members a toast,
          and Maren herself nothing.
        </p>
        {pin === undefined ? null : (
          <a href={`/pin/${pin.id}/?invite_code=${INVITE_CODE}`}>Open the link</a>
        )}
      </section>
      <AppOffer />
      <section id="cookies" aria-labelledby="cookies-title">
        <h2 id="cookies-title">Cookies of this demo</h2>
        <p>
          One keeps you logged in, one protects what you send, one tells visitors apart so that no
          message comes twice, and one keeps your answer to the cookie banner. None leaves this
          server.
        </p>
      </section>
    </div>
  );
}
