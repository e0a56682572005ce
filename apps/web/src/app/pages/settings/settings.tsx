import { pageMeta } from '../../head.js';
import { pageLoader } from '../../page.server.js';
import { type Account, offersSaveBehaviorSetting, type WriteOptions } from '@tackboard/domain';
import { messagingWords } from '@tackboard/domain/words';
import { newRandomKey } from '@tackboard/machines';
import { useTackboard } from '@tackboard/pin-card';
import { AccountForm, type AccountFormValues, SwitchField } from '@tackboard/pin-card/forms';
import { Button, DarkModeSwitch } from '@tackboard/ui';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useDemo } from '../../demo-context.js';
import { textsIn, useTexts } from '../../words/texts.js';
import { useKitWords } from '../../words/kit-words.js';
import { readSettings } from './read-settings.js';
import './settings.css';

/** The settings of the viewer. Each change is sent, and the viewer read again (S2 §7). */
export default function Settings() {
  const account = useLoaderData<typeof loader>();
  const texts = useTexts('account');
  const { settings, darkMode } = useTexts('common');
  const { theme, user } = useDemo();
  const hasSaveBehavior = offersSaveBehaviorSetting({ ...account, isAuth: user !== undefined });
  return (
    <div className="column settings">
      <h1>{settings}</h1>
      <AccountSection account={account} />
      <section className="panel" aria-labelledby="settings-look">
        <h2 id="settings-look">{texts.appearance}</h2>
        <DarkModeSwitch store={theme} label={darkMode} />
      </section>
      {hasSaveBehavior ? <SaveBehaviorSection account={account} /> : null}
      <CookieSection account={account} />
    </div>
  );
}

interface SectionProps {
  readonly account: Account;
}

function AccountSection({ account }: SectionProps) {
  const texts = useTexts('account');
  const { calls, router } = useDemo();
  const { toasts } = useTackboard();
  const submit = async ({ firstName, email }: AccountFormValues, options: WriteOptions) => {
    await calls.updateAccount({ first_name: firstName, email }, options);
    toasts.show({ kind: 'done', text: texts.accountUpToDate });
    router.refresh();
  };
  const [firstName = ''] = (account.fullName ?? '').split(' ');
  return (
    <section className="panel" aria-labelledby="settings-account">
      <h2 id="settings-account">{texts.account}</h2>
      <AccountForm
        aria-labelledby="settings-account"
        values={{ firstName: account.firstName ?? firstName, email: account.email ?? '' }}
        onSubmit={submit}
      />
    </section>
  );
}

/** Returns what sends a setting, and whether one is on its way. */
function useSetting() {
  const { failed } = useTexts('common');
  const { calls, onError, router } = useDemo();
  const { toasts } = useTackboard();
  const [isBusy, setBusy] = useState(false);
  const save = (settings: Readonly<Record<string, unknown>>, text: string, undo: () => void) => {
    setBusy(true);
    calls.updateSettings(settings, { idempotencyKey: newRandomKey() }).then(
      () => {
        setBusy(false);
        toasts.show({ kind: 'done', text });
        router.refresh();
      },
      (error: unknown) => {
        setBusy(false);
        undo();
        toasts.show({ kind: 'error', text: failed });
        onError(error);
      },
    );
  };
  return { isBusy, save };
}

/** The board picker shows until the viewer chose otherwise. */
const DEFAULT_SAVE_BEHAVIOR = 1;

function SaveBehaviorSection({ account: { saveBehavior = DEFAULT_SAVE_BEHAVIOR } }: SectionProps) {
  const texts = useTexts('account');
  const [chosen, setChosen] = useState(saveBehavior);
  const { isBusy, save } = useSetting();
  const choose = (value: number) => {
    setChosen(value);
    save({ save_behavior: value }, texts.choiceSaved, () => setChosen(saveBehavior));
  };
  return (
    <section className="panel" aria-labelledby="settings-save">
      <h2 id="settings-save">{texts.saving}</h2>
      <fieldset disabled={isBusy} aria-labelledby="settings-save">
        {/* What Save does, by the value of `save_behavior` (S3 §3). */}
        {texts.saveBehaviors.map(([label, hint], value) => (
          <label key={label} className="settings-choice">
            <input
              type="radio"
              name="save-behavior"
              checked={chosen === value}
              onChange={() => choose(value)}
            />
            <span>
              {label}
              <small>{hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

function CookieSection({ account }: SectionProps) {
  const texts = useTexts('account');
  const words = useKitWords('messaging', messagingWords);
  const stored = {
    allow_analytic_cookies: account.allowAnalyticCookies === true,
    allow_marketing_cookies: account.allowMarketingCookies === true,
    allow_personalization_cookies: account.allowPersonalizationCookies === true,
  };
  const [choice, setChoice] = useState(stored);
  const { isBusy, save } = useSetting();
  const rows = [
    ['allow_analytic_cookies', words.analyticCookies(), words.analyticCookiesText()],
    ['allow_marketing_cookies', words.marketingCookies(), words.marketingCookiesText()],
    [
      'allow_personalization_cookies',
      words.personalizationCookies(),
      words.personalizationCookiesText(),
    ],
  ] as const;
  return (
    <section id="cookies" className="panel" aria-labelledby="settings-cookies">
      <h2 id="settings-cookies">{texts.cookiesAndAds}</h2>
      {rows.map(([name, label, hint]) => (
        <SwitchField
          key={name}
          label={label}
          hint={hint}
          isOn={choice[name]}
          onChange={(isOn) => setChoice({ ...choice, [name]: isOn })}
        />
      ))}
      <div>
        <Button
          variant="primary"
          busy={isBusy}
          onClick={() =>
            save({ ...choice, surface_tag: 'settings' }, texts.cookiesSaved, () => undefined)
          }
        >
          {words.saveChoices()}
        </Button>
      </div>
    </section>
  );
}

export const loader = pageLoader(
  'settings/settings',
  ({ calls, viewer }): Promise<Account> => readSettings(calls, viewer.userId),
  { needsSignIn: true },
);

export { clientLoader } from '../../kept.js';

export const meta = pageMeta<typeof loader>((_, { language }) => ({
  title: textsIn('common', language).settings,
  isPrivate: true,
}));
