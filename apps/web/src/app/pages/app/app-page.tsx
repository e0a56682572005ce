import { writeFailure } from '@tackboard/domain/errors';
import { deepLinkUrl } from '@tackboard/routes';
import { Button } from '@tackboard/ui';
import { AppIcon } from '@tackboard/ui/icons';
import { type FormEvent, useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { ownPath } from '../../own-path.js';
import { FAILED_TEXT } from '../boards/failed-text.js';
import { definePage } from '../define-page.js';
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
  return (
    <div className="app-page">
      <AppIcon width="48" height="48" />
      <h1>Get the app</h1>
      <p>
        The demo has no app to install. A product&apos;s page would leave for this address, which
        opens <a href={path}>the same page</a> in the app:
      </p>
      <code>{deepLink}</code>
      <AppLinkCheck />
    </div>
  );
}

/** What a person reads about a link, by the status that the server returns. */
const RESULTS: Readonly<Record<string, string>> = {
  allowed: 'The app opens this link.',
  blocked: 'We have blocked this link.',
  suspicious: 'The app warns: this link looks suspicious.',
  porn: 'The app warns: this link leads to adult content.',
};

function AppLinkCheck() {
  const { ports } = useDemo();
  const [url, setUrl] = useState('https://spam.example/free-frames');
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState('');
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      const { redirectStatus = 'allowed', message } = await ports.calls.checkAppLink({ url });
      setResult(message || (RESULTS[redirectStatus] ?? redirectStatus));
    } catch (error) {
      setResult(writeFailure(error).displayMessage ?? FAILED_TEXT);
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="app-links">
      <h2 id="app-links">Links in the app</h2>
      <form className="tb-form" onSubmit={(event) => void check(event)}>
        <label className="tb-field">
          <span className="tb-field-label">A link to check</span>
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
            Check
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
  head: () => ({ title: 'Get the app', isPrivate: true }),
  Component: AppPage,
});
