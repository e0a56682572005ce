import type { Account, Consent, WriteOptions } from '@tackboard/domain';
import { cookiePreferences, cookieRows } from '@tackboard/domain/experience';
import { messagingWords } from '@tackboard/domain/words';
import { newRandomKey } from '@tackboard/machines';
import { useTackboard } from '@tackboard/pin-card';
import { SwitchField } from '@tackboard/pin-card/forms';
import { Button } from '@tackboard/ui';
import { useState, useSyncExternalStore } from 'react';
import { useDemo } from '../../demo-context.js';
import { Panel } from '../../panel.js';
import { useKitWords } from '../../words/kit-words.js';
import { useTexts } from '../../words/texts.js';

/** Returns what sends settings and says so, and whether some are on their way. It resolves with whether they are stored. */
function useSettings() {
  const { failed } = useTexts('common');
  const { onError, router } = useDemo();
  const { toasts } = useTackboard();
  const [isBusy, setBusy] = useState(false);
  const send = async (call: (options: WriteOptions) => Promise<unknown>, text: string) => {
    setBusy(true);
    try {
      await call({ idempotencyKey: newRandomKey() });
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
  return { isBusy, send };
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
  const { calls } = useDemo();
  const { isBusy, send } = useSettings();
  const choose = async (value: number) => {
    setChosen(value);
    const isStored = await send(
      (options) => calls.updateSettings({ save_behavior: value }, options),
      texts.choiceSaved,
    );
    if (!isStored) setChosen(saveBehavior);
  };
  return (
    <Panel id="settings-save" title={texts.saving}>
      <fieldset disabled={isBusy} aria-labelledby="settings-save">
        {/* By the value of `save_behavior`. */}
        {texts.saveBehaviors.map(([label, hint], value) => (
          <label key={label} className="row">
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

/** What the viewer allows: the consent that the cookie banner changes too. */
export function CookiePanel() {
  const texts = useTexts('account');
  const words = useKitWords('messaging', messagingWords);
  const { calls } = useDemo();
  const { consent } = useTackboard();
  // Undefined while it hydrates: the browser may send a signal that the server has not seen. Until then marketing is off.
  const stored = useSyncExternalStore(consent.subscribe, consent.get, () => undefined);
  const [changes, setChanges] = useState<Partial<Consent>>({});
  const choice = { ...consent.get(), ...(!stored && { marketing: false }), ...changes };
  const hasPrivacySignal = stored !== undefined && consent.hasPrivacySignal;
  const rows = cookieRows({ get: consent.get, hasPrivacySignal }, words);
  const { isBusy, send } = useSettings();
  const save = async () => {
    const isStored = await send(
      (options) => calls.saveCookiePreferences(cookiePreferences(choice, 'settings'), options),
      texts.cookiesSaved,
    );
    if (!isStored) return;
    consent.set(choice);
    setChanges({});
  };
  return (
    <Panel id="cookies" title={texts.cookiesAndAds}>
      {rows.map(({ purpose, text, title }) => (
        <SwitchField
          key={purpose}
          label={title}
          hint={text}
          isOn={choice[purpose]}
          onChange={(isOn) => setChanges({ ...changes, [purpose]: isOn })}
        />
      ))}
      <div>
        <Button variant="primary" busy={isBusy} onClick={() => void save()}>
          {words.saveChoices()}
        </Button>
      </div>
    </Panel>
  );
}
