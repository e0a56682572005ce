import type { Account } from '@tackboard/domain';
import { chooseImage, pinTitle } from '@tackboard/domain';
import { decodePinPage } from '@tackboard/domain/wire';
import { cardWords } from '@tackboard/domain/words/card';
import { formatNumber } from '@tackboard/domain/words/format';
import { partnerWords } from '@tackboard/domain/words/partner';
import { newRandomKey } from '@tackboard/machines';
import { useTackboard } from '@tackboard/pin-card';
import { pinPath, profilePath } from '@tackboard/routes/paths';
import { Button } from '@tackboard/ui';
import { useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { FAILED_TEXT } from '../boards/failed-text.js';
import { definePage } from '../define-page.js';
import { type MeasuredPin, type Measurements, measurePins } from './measure-pins.js';
import './business.css';

interface HubData extends Measurements {
  readonly account: Account;
}

/** How the pins of a business did, and what its owner can do next; an offer for all other accounts (S3 §2.1). */
function Hub({ data: { account, totals, mostSeen } }: { readonly data: HubData }) {
  if (!account.isPartner) return <HubOffer />;
  return (
    <div className="business">
      <header className="business-row">
        <h1>Business hub</h1>
        <a className="tb-button" data-variant="quiet" href="/pin-creation-tool/">
          Create a Pin
        </a>
        <a
          className="tb-button"
          data-variant="quiet"
          href={`${profilePath(account.username ?? '')}_created/`}
        >
          Your Pins
        </a>
      </header>
      <section aria-labelledby="hub-totals">
        <h2 id="hub-totals">{partnerWords.analytics()}</h2>
        {totals.length === 0 ? (
          <p className="business-empty">
            No numbers yet. They show a day after your first Pin was seen.
          </p>
        ) : (
          <dl className="business-totals">
            {totals.map(({ name, count }) => (
              <div key={name}>
                <dt>{metricName(name)}</dt>
                <dd>{formatNumber(count)}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {mostSeen.length === 0 ? null : (
        <section aria-labelledby="hub-pins">
          <h2 id="hub-pins">Your most seen Pins</h2>
          <ol className="business-pins">
            {mostSeen.map((measured) => (
              <HubPin key={measured.pin.id} {...measured} />
            ))}
          </ol>
        </section>
      )}
      <LeaveBusiness />
    </div>
  );
}

function HubPin({ pin, metrics }: MeasuredPin) {
  const image = chooseImage(pin.images);
  return (
    <li>
      <a href={pinPath(pin.id)}>
        {image ? (
          <img src={image.url} alt="" width="72" height="72" loading="lazy" decoding="async" />
        ) : null}
        <strong dir="auto">{pinTitle(pin) ?? cardWords.untitledPin()}</strong>
      </a>
      <dl>
        {metrics.map(({ name, count }) => (
          <div key={name}>
            <dt>{metricName(name)}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function HubOffer() {
  return (
    <div className="business business-offer">
      <h1>Business hub</h1>
      <p>See how your Pins do. Your account becomes one of a business, and stays yours.</p>
      <a className="tb-button" data-variant="primary" href="/business/convert/">
        Start
      </a>
    </div>
  );
}

/** Turns the account back into one of a person. */
function LeaveBusiness() {
  const { ports, router, onError } = useDemo();
  const { toasts } = useTackboard();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await ports.calls.updateAccount({ is_partner: false }, { idempotencyKey: newRandomKey() });
      toasts.show({ kind: 'done', text: 'Your account is a personal account again.' });
      router.refresh();
    } catch (error) {
      toasts.show({ kind: 'error', text: FAILED_TEXT });
      onError(error);
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="hub-leave" className="business-leave">
      <h2 id="hub-leave">Account</h2>
      <Button busy={isBusy} onClick={() => void leave()}>
        Turn back into a personal account
      </Button>
    </section>
  );
}

/** The name of a metric; the server's own for one without. */
function metricName(name: string): string {
  const key = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const names: Readonly<Record<string, (() => string) | undefined>> = partnerWords;
  return names[key]?.() ?? name;
}

export const hubPage = definePage({
  routes: ['business-hub'],
  needsSignIn: true,
  async load({ api, calls, decode, viewer }): Promise<HubData> {
    const account = await calls.readUser();
    const { pins } = decodePinPage(api.created(viewer, account.id ?? ''), decode);
    return { account, ...measurePins(pins, account) };
  },
  head: () => ({ title: 'Business hub', isPrivate: true }),
  Component: Hub,
});
