import { writeFailure } from '@tackboard/domain/errors';
import { deepLinkUrl } from '@tackboard/routes';
import { Button } from '@tackboard/ui';
import { AppIcon } from '@tackboard/ui/icons';
import { type FormEvent, useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { ownPath } from '../../own-path.js';
import { definePage } from '../define-page.js';
import { COMMON_TEXTS } from '../../words/common.js';
import { textsIn, useTexts } from '../../words/in-languages.js';
import { LEAVING_TEXTS } from '../../words/leaving.js';
import './app-page.css';

/** Where a product's app is installed from. The demo has none. */
const INSTALL_URL = 'https://app.tackboard.example/install';

interface AppData {
  /** The page that the app opens, and the page that the viewer came from. */
  readonly path: string;
  readonly deepLink: string;
}

/** Leads to the app, and checks a link as the app does: without a navigation (S1 §7, S3 §7). */
function AppPage({ data: { path, deepLink } }: { readonly data: AppData }) {
  const texts = useTexts(LEAVING_TEXTS);
  return (
    <div className="app-page">
      <AppIcon width="48" height="48" />
      <h1>{texts.getApp}</h1>
      <p>{texts.noApp}</p>
      <code>{deepLink}</code>
      <a href={path}>{texts.samePage}</a>
      <AppLinkCheck />
    </div>
  );
}

function AppLinkCheck() {
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
      const { redirectStatus = 'allowed', message } = await ports.calls.checkAppLink({ url });
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
  load({ origin, query }): AppData {
    const path = ownPath(query.get('from')) ?? '/';
    const deepLink = deepLinkUrl(INSTALL_URL, {
      deeplinkPath: path,
      currentPageUrl: origin + path,
      utmSource: 'share_upsell',
    });
    return { path, deepLink };
  },
  head: (_, { language }) => ({
    title: textsIn(LEAVING_TEXTS, language).getApp,
    isPrivate: true,
  }),
  Component: AppPage,
});
