import { type Account, chooseImage, type PartnerMetric, pinTitle } from '@tackboard/domain';
import { cardWords, formatNumber, metricLabel, partnerWords } from '@tackboard/domain/words';
import { newRandomKey } from '@tackboard/machines';
import { useTackboard } from '@tackboard/pin-card';
import { pinPath, profilePath } from '@tackboard/routes/paths';
import { Button } from '@tackboard/ui';
import { useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { ACCOUNT_TEXTS } from '../../words/account.js';
import { COMMON_TEXTS } from '../../words/common.js';
import { textsIn, useTexts } from '../../words/in-languages.js';
import { useKitWords } from '../../words/kit-words.js';
import { definePage } from '../define-page.js';
import { type MeasuredPin, measurePins, sumMetrics } from './measure-pins.js';
import './business.css';

/** Number of pins that are listed. */
const MAX_LISTED = 10;

/** Number of pins whose numbers are added up. */
const MAX_READ = 250;

/** How often a pin was seen. */
const seen = ({ metrics }: MeasuredPin) =>
  metrics.find(({ name }) => name === 'impression')?.count ?? 0;

interface HubData {
  readonly account: Account;
  /** The sums of all pins by the metric's name. */
  readonly totals: readonly PartnerMetric[];
  /** The pins that were seen most, with their numbers. */
  readonly mostSeen: readonly MeasuredPin[];
}

/** How the pins of a business did, and what its owner can do next; an offer for all other accounts (S3 §2.1). */
function Hub({ data: { account, totals, mostSeen } }: { readonly data: HubData }) {
  const { language } = useDemo();
  const texts = useTexts(ACCOUNT_TEXTS);
  const words = useKitWords('partner', partnerWords);
  if (!account.isPartner) return <HubOffer />;
  return (
    <div className="business">
      <header className="business-row">
        <h1>{texts.businessHub}</h1>
        <a className="tb-button" data-variant="quiet" href="/pin-creation-tool/">
          {texts.createPin}
        </a>
        <a
          className="tb-button"
          data-variant="quiet"
          href={`${profilePath(account.username ?? '')}_created/`}
        >
          {texts.yourPins}
        </a>
      </header>
      <section aria-labelledby="hub-totals">
        <h2 id="hub-totals">{words.analytics()}</h2>
        {totals.length === 0 ? (
          <p className="business-empty">{texts.noNumbers}</p>
        ) : (
          <dl className="business-totals">
            {totals.map(({ name, count }) => (
              <div key={name}>
                <dt>{metricLabel(name, words)}</dt>
                <dd>{formatNumber(count, language)}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {mostSeen.length === 0 ? null : (
        <section aria-labelledby="hub-pins">
          <h2 id="hub-pins">{texts.mostSeen}</h2>
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
  const { language } = useDemo();
  const words = useKitWords('partner', partnerWords);
  const { untitledPin } = useKitWords('card', cardWords);
  const image = chooseImage(pin.images);
  return (
    <li>
      <a href={pinPath(pin.id)}>
        {image ? (
          <img src={image.url} alt="" width="72" height="72" loading="lazy" decoding="async" />
        ) : null}
        <strong dir="auto">{pinTitle(pin) ?? untitledPin()}</strong>
      </a>
      <dl>
        {metrics.map(({ name, count }) => (
          <div key={name}>
            <dt>{metricLabel(name, words)}</dt>
            <dd>{formatNumber(count, language)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function HubOffer() {
  const texts = useTexts(ACCOUNT_TEXTS);
  return (
    <div className="business business-offer">
      <h1>{texts.businessHub}</h1>
      <p>{texts.hubOffer}</p>
      <a className="tb-button" data-variant="primary" href="/business/convert/">
        {texts.start}
      </a>
    </div>
  );
}

/** Turns the account back into one of a person. */
function LeaveBusiness() {
  const { ports, onError } = useDemo();
  const { toasts } = useTackboard();
  const texts = useTexts(ACCOUNT_TEXTS);
  const { failed } = useTexts(COMMON_TEXTS);
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await ports.calls.updateAccount({ is_partner: false }, { idempotencyKey: newRandomKey() });
      // A new document, whose session is that of a person.
      location.assign('/business/hub/');
    } catch (error) {
      setBusy(false);
      toasts.show({ kind: 'error', text: failed });
      onError(error);
    }
  };
  return (
    <section aria-labelledby="hub-leave" className="business-leave">
      <h2 id="hub-leave">{texts.account}</h2>
      <Button busy={isBusy} onClick={() => void leave()}>
        {texts.turnBack}
      </Button>
    </section>
  );
}

export const hubPage = definePage({
  routes: ['business-hub'],
  needsSignIn: true,
  async load({ calls }): Promise<HubData> {
    const account = await calls.readUser();
    if (!account.isPartner) return { account, totals: [], mostSeen: [] };
    const created = { userId: account.id ?? '', scope: 'created', pageSize: MAX_READ } as const;
    const measured = measurePins((await calls.readUserPins(created)).pins, account);
    return {
      account,
      totals: sumMetrics(measured),
      mostSeen: measured.toSorted((a, b) => seen(b) - seen(a)).slice(0, MAX_LISTED),
    };
  },
  head: (_, { language }) => ({
    title: textsIn(ACCOUNT_TEXTS, language).businessHub,
    isPrivate: true,
  }),
  Component: Hub,
});
