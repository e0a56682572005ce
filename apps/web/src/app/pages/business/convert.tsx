import type { Account } from '@tackboard/domain';
import { useTackboard } from '@tackboard/pin-card';
import { Button, CheckIcon } from '@tackboard/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { useRequestKey } from '../../request-key.js';
import { ACCOUNT_TEXTS } from '../../words/account.js';
import { COMMON_TEXTS } from '../../words/common.js';
import { textsIn, useTexts } from '../../words/in-languages.js';
import { definePage, redirectTo } from '../define-page.js';
import './business.css';

/** The longest name that the server accepts. */
const NAME_MAX = 80;

const HUB_PATH = '/business/hub/';

/** Turns the account of the viewer into one of a business (S3 §2.1). */
function Convert({ data: account }: { readonly data: Account }) {
  const { ports, onError } = useDemo();
  const { toasts } = useTackboard();
  const texts = useTexts(ACCOUNT_TEXTS);
  const { failed } = useTexts(COMMON_TEXTS);
  const [name, setName] = useState(account.fullName ?? '');
  const [state, setState] = useState<'empty' | 'pending' | 'ready'>('ready');
  const field = useRef<HTMLInputElement>(null);
  const keyOf = useRequestKey();
  const noteId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'pending') return;
    if (name.trim() === '') {
      setState('empty');
      field.current?.focus();
      return;
    }
    setState('pending');
    try {
      const request = { full_name: name, is_partner: true };
      await ports.calls.updateAccount(request, { idempotencyKey: keyOf(request) });
      // A new document, whose session is that of the business.
      location.assign(HUB_PATH);
    } catch (error) {
      setState('ready');
      toasts.show({ kind: 'error', text: failed });
      onError(error);
    }
  };
  return (
    <div className="business business-convert">
      <h1>{texts.turnYoursIntoBusiness}</h1>
      <ul className="business-gains">
        {texts.gains.map((gain) => (
          <li key={gain}>
            <CheckIcon width="20" height="20" />
            {gain}
          </li>
        ))}
      </ul>
      <form className="tb-form" noValidate onSubmit={(event) => void submit(event)}>
        <label className="tb-field" data-invalid={state === 'empty' ? '' : undefined}>
          <span className="tb-field-label">{texts.businessName}</span>
          <input
            ref={field}
            className="tb-field-input"
            value={name}
            maxLength={NAME_MAX}
            autoComplete="organization"
            aria-invalid={state === 'empty' || undefined}
            aria-describedby={noteId}
            onChange={(event) => {
              setName(event.target.value);
              if (state === 'empty') setState('ready');
            }}
          />
          <span className="tb-field-note" id={noteId}>
            {state === 'empty' ? texts.businessNameEmpty : texts.businessNameHint}
          </span>
        </label>
        <div className="business-row">
          <Button type="submit" variant="primary" busy={state === 'pending'}>
            {texts.continue}
          </Button>
          <a className="tb-button" data-variant="quiet" href="/settings/">
            {texts.notNow}
          </a>
        </div>
      </form>
    </div>
  );
}

export const convertPage = definePage({
  routes: ['business-convert'],
  needsSignIn: true,
  async load({ calls }): Promise<Account> {
    const account = await calls.readUser();
    return account.isPartner ? redirectTo(HUB_PATH) : account;
  },
  head: (_, { language }) => ({
    title: textsIn(ACCOUNT_TEXTS, language).businessAccount,
    isPrivate: true,
  }),
  Component: Convert,
});
