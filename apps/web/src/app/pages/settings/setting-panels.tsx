import type { Account } from '@tackboard/domain';
import { messagingWords } from '@tackboard/domain/words';
import { newRandomKey } from '@tackboard/machines';
import { useTackboard } from '@tackboard/pin-card';
import { SwitchField } from '@tackboard/pin-card/forms';
import { Button } from '@tackboard/ui';
import { useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { Panel } from '../../panel.js';
import { useKitWords } from '../../words/kit-words.js';
import { useTexts } from '../../words/texts.js';

/** Returns what sends settings and says so, and whether some are on their way. It resolves with whether they are stored. */
function useSettings() {
  const { failed } = useTexts('common');
  const { calls, onError, router } = useDemo();
  const { toasts } = useTackboard();
  const [isBusy, setBusy] = useState(false);
  const save = async (settings: Readonly<Record<string, unknown>>, text: string) => {
    setBusy(true);
    try {
      await calls.updateSettings(settings, { idempotencyKey: newRandomKey() });
      toasts.show({ kind: 'done', text });
      router.refresh();
      return true;
    } catch (error) {
      toasts.show({ kind: 'error', text: failed });
      onError(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}

interface PanelProps {
  readonly account: Account;
}

/** The board picker shows until the viewer chose otherwise. */
const DEFAULT_SAVE_BEHAVIOR = 1;

/** What Save does (S3 §3). */
export function SavePanel({ account: { saveBehavior = DEFAULT_SAVE_BEHAVIOR } }: PanelProps) {
  const texts = useTexts('account');
  const [chosen, setChosen] = useState(saveBehavior);
  const { isBusy, save } = useSettings();
  const choose = async (value: number) => {
    setChosen(value);
    const isStored = await save({ save_behavior: value }, texts.choiceSaved);
    if (!isStored) setChosen(saveBehavior);
  };
  return (
    <Panel id="settings-save" title={texts.saving}>
      <fieldset disabled={isBusy} aria-labelledby="settings-save">
        {/* By the value of `save_behavior`. */}
        {texts.saveBehaviors.map(([label, hint], value) => (
          <label key={label} className="settings-choice">
            <input
              type="radio"
              name="save-behavior"
              checked={chosen === value}
              onChange={() => void choose(value)}
            />
            <span>
              {label}
              <small>{hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}

/** The cookies that the viewer allows. */
export function CookiePanel({ account }: PanelProps) {
  const texts = useTexts('account');
  const words = useKitWords('messaging', messagingWords);
  const [choice, setChoice] = useState({
    allow_analytic_cookies: account.allowAnalyticCookies === true,
    allow_marketing_cookies: account.allowMarketingCookies === true,
    allow_personalization_cookies: account.allowPersonalizationCookies === true,
  });
  const { isBusy, save } = useSettings();
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
    <Panel id="cookies" title={texts.cookiesAndAds}>
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
          onClick={() => void save({ ...choice, surface_tag: 'settings' }, texts.cookiesSaved)}
        >
          {words.saveChoices()}
        </Button>
      </div>
    </Panel>
  );
}
