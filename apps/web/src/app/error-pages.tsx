import { AlertIcon, Button, RetryIcon, SearchIcon } from '@tackboard/ui';
import { useTackboard } from '@tackboard/pin-card';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useDemo } from './demo-context.js';
import { LinkButton } from './router/router-link.js';
import { useTexts } from './words/texts.js';

/** Shown for an address without a page. */
export function Missing() {
  const texts = useTexts('common');
  return (
    <section className="note">
      <SearchIcon width="40" height="40" />
      <h1>{texts.notFound}</h1>
      <LinkButton variant="primary" href="/">
        {texts.seeHomeFeed}
      </LinkButton>
    </section>
  );
}

/** Stays on the page that a link was on when the next one cannot be read, and says so. */
export function StaysOnPage({ error }: { readonly error: unknown }) {
  const { toasts } = useTackboard();
  const { onError } = useDemo();
  const { failed } = useTexts('common');
  const navigate = useNavigate();
  // In development effects run twice.
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    onError(error);
    toasts.show({ kind: 'error', text: failed });
    void navigate(-1);
  }, [error, failed, navigate, onError, toasts]);
  return null;
}

/** Shown when the server could not read the page. */
export function Failed() {
  const texts = useTexts('common');
  return (
    <section className="note">
      <AlertIcon width="40" height="40" />
      <h1>{texts.somethingWrong}</h1>
      <p>{texts.couldNotLoad}</p>
      <div className="wrap">
        <Button variant="primary" onClick={() => location.reload()}>
          <RetryIcon width="20" height="20" />
          {texts.tryAgain}
        </Button>
        <a className="tb-button" data-variant="quiet" href="/">
          {texts.seeHomeFeed}
        </a>
      </div>
    </section>
  );
}
