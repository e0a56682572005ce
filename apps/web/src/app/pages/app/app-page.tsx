import { isCallError, openAppLink } from '@tackboard/api-client';
import { browserStorage, newRandomKey } from '@tackboard/machines';
import { type Pin, writeFailure } from '@tackboard/domain';
import { classify, type DeepLink, deepLinkUrl } from '@tackboard/routes';
import { AppIcon, Button } from '@tackboard/ui';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { useDemo } from '../../demo-context.js';
import { ownPath } from '../../own-path.js';
import { definePage } from '../define-page.js';
import { appLinkFields, checkedPin, INSTALL_URL, installId } from './app-link.js';
import { COMMON_TEXTS } from '../../words/common.js';
import { textsIn, useTexts } from '../../words/in-languages.js';
import { LEAVING_TEXTS } from '../../words/leaving.js';
import './app-page.css';

interface AppData {
  /** The page that the app opens, and the page that the viewer came from. */
  readonly path: string;
  readonly fields: DeepLink;
  /** The pin of that page. */
  readonly pin?: Pick<Pin, 'id' | 'trackingParams'> | undefined;
}

const subscribeNever = () => () => undefined;
const readInstallId = () => installId(browserStorage, newRandomKey);
const readNothing = () => undefined;

/** Leads to the app, and checks a link as the app does: without a navigation (S1 §7, S3 §7). */
function AppPage({ data: { path, fields, pin } }: { readonly data: AppData }) {
  const { ports, onError } = useDemo();
  const texts = useTexts(LEAVING_TEXTS);
  // The id of the browser is not known on the server.
  const browserId = useSyncExternalStore(subscribeNever, readInstallId, readNothing);
  const link = { ...fields, ...(browserId !== undefined && { installId: browserId }) };
  const open = () => openAppLink(ports.client, { installUrl: INSTALL_URL, ...link }, { onError });
  return (
    <div className="app-page">
      <AppIcon width="48" height="48" />
      <h1>{texts.getApp}</h1>
      <p>{texts.noApp}</p>
      <code>{deepLinkUrl(INSTALL_URL, link)}</code>
      <Button onClick={open}>{texts.openApp}</Button>
      <a href={path}>{texts.samePage}</a>
      <AppLinkCheck pin={pin} />
    </div>
  );
}

function AppLinkCheck({ pin }: Pick<AppData, 'pin'>) {
  const { ports } = useDemo();
  const texts = useTexts(LEAVING_TEXTS);
  const { failed } = useTexts(COMMON_TEXTS);
  const [url, setUrl] = useState('https://spam.example/free-frames');
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState('');
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      const { redirectStatus = 'allowed', message } = await ports.calls.checkAppLink({
        url,
        ...checkedPin(pin),
      });
      setResult(message || (texts.linkResults[redirectStatus] ?? redirectStatus));
    } catch (error) {
      setResult(writeFailure(error).displayMessage ?? failed);
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="app-links">
      <h2 id="app-links">{texts.appLinks}</h2>
      <form className="tb-form" onSubmit={(event) => void check(event)}>
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
          <Button type="submit" busy={isBusy}>
            {texts.check}
          </Button>
        </div>
        <output>{result}</output>
      </form>
    </section>
  );
}

export const appPage = definePage({
  routes: ['unknown'],
  async load({ calls, origin, query }): Promise<AppData> {
    const path = ownPath(query.get('from')) ?? '/';
    const link = classify(path);
    const pinId = link.route === 'pin' ? link.params.id : undefined;
    const pin =
      pinId &&
      (await calls.readPin({ pinId }).catch((error: unknown) => {
        // The app opens the page all the same.
        if (!isCallError(error, 'not-found')) throw error;
        return undefined;
      }));
    return {
      path,
      fields: appLinkFields(path, origin, query.get('invite_code')),
      ...(pin && { pin: { id: pin.id, trackingParams: pin.trackingParams } }),
    };
  },
  head: (_, { language }) => ({
    title: textsIn(LEAVING_TEXTS, language).getApp,
    isPrivate: true,
  }),
  Component: AppPage,
});
