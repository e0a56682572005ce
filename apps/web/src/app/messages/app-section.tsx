import { LinkButton } from '../router/router-link.js';
import { openAppLink } from '@tackboard/api-client';
import { writeFailure } from '@tackboard/domain';
import { browserStorage, newRandomKey } from '@tackboard/machines';
import { type DeepLink, deepLinkUrl } from '@tackboard/routes';
import { Button } from '@tackboard/ui';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { useDemo } from '../demo-context.js';
import { useTexts } from '../words/texts.js';
import { checkedPin, INSTALL_URL, installId } from './app-link.js';

/** What the page says about the app. */
export interface AppData {
  /** The page that the app opens, and the page that the viewer came from. */
  readonly path: string;
  readonly fields: DeepLink;
  /** The pin of that page. */
  readonly pin?: Parameters<typeof checkedPin>[0];
}

const subscribeNever = () => () => undefined;
const readInstallId = () => installId(browserStorage, newRandomKey);
const readNothing = () => undefined;

/** Leads to the app, and checks a link as the app does: without a navigation (S1 §7, S3 §7). */
export function AppSection({ path, fields, pin }: AppData) {
  const { calls, client, onError } = useDemo();
  const texts = useTexts('messages');
  const { failed } = useTexts('common');
  // The id of the browser is not known on the server.
  const browserId = useSyncExternalStore(subscribeNever, readInstallId, readNothing);
  const link = { ...fields, ...(browserId !== undefined && { installId: browserId }) };
  const [url, setUrl] = useState('https://spam.example/free-frames');
  const [result, setResult] = useState('');
  const check = (event: FormEvent) => {
    event.preventDefault();
    calls.checkAppLink({ url, ...checkedPin(pin) }).then(
      ({ redirectStatus = 'allowed', message }) => setResult(message || redirectStatus),
      (error: unknown) => setResult(writeFailure(error).displayMessage ?? failed),
    );
  };
  return (
    <section id="app" aria-labelledby="app-title">
      <h2 id="app-title">{texts.getApp}</h2>
      <p>{texts.noApp}</p>
      <code>{deepLinkUrl(INSTALL_URL, link)}</code>
      <div className="wrap">
        <Button
          onClick={() => openAppLink(client, { installUrl: INSTALL_URL, ...link }, { onError })}
        >
          {texts.openApp}
        </Button>
        <LinkButton href={path}>{texts.samePage}</LinkButton>
      </div>
      <form className="tb-form" onSubmit={check}>
        <label className="tb-field">
          <span className="tb-field-label">{texts.linkToCheck}</span>
          <input
            type="url"
            required
            className="tb-field-input"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        </label>
        <div>
          <Button type="submit">{texts.check}</Button>
        </div>
        <output>{result}</output>
      </form>
    </section>
  );
}
