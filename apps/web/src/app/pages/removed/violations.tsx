import type { PinRemoval } from '@tackboard/api-client';
import { chooseImage, pinTitle } from '@tackboard/domain';
import { cardWords } from '@tackboard/domain/words/card';
import { formatDate } from '@tackboard/domain/words/format';
import { pinPath } from '@tackboard/routes/paths';
import { CheckIcon } from '@tackboard/ui/icons';
import { definePage } from '../define-page.js';
import { RemovalState } from './removal-state.js';
import { removalText } from './removal-text.js';
import '../making/making.css';
import './removed.css';

interface ViolationsData {
  readonly removals: readonly PinRemoval[];
  /** Whether only appealed pins are listed. */
  readonly isAppealed: boolean;
}

/** The viewer's pins that were taken down, or those of them that are being reviewed (S3 §2.1). */
function Violations({ data: { removals, isAppealed } }: { readonly data: ViolationsData }) {
  return (
    <div className="making violations">
      <header>
        <h1>{titleOf(isAppealed)}</h1>
        <p>
          {isAppealed
            ? 'We look at each appeal, and write to you when we have decided.'
            : 'What we took down, and why. You can appeal once for each Pin.'}
        </p>
        <nav aria-label="Removed Pins">
          <a href="/reports-and-violations/" aria-current={isAppealed ? undefined : 'page'}>
            All
          </a>
          <a href="/appealed-pin/" aria-current={isAppealed ? 'page' : undefined}>
            Appealed
          </a>
        </nav>
      </header>
      {removals.length === 0 ? (
        <div className="violations-empty">
          <CheckIcon width="32" height="32" />
          <p>
            {isAppealed ? 'You have no appeal in review.' : 'None of your Pins were taken down.'}
          </p>
          <a className="tb-button" data-variant="quiet" href="/">
            See the home feed
          </a>
        </div>
      ) : (
        <ul>
          {removals.map((removal) => (
            <RemovalRow key={removal.pin.id} removal={removal} />
          ))}
        </ul>
      )}
    </div>
  );
}

function RemovalRow({ removal }: { readonly removal: PinRemoval }) {
  const { pin, reason, removedAt, appealedAt } = removal;
  const image = chooseImage(pin.images);
  return (
    <li>
      <a href={pinPath(pin.id)}>
        {image ? (
          <img src={image.url} alt="" width="72" height="72" loading="lazy" decoding="async" />
        ) : null}
        <span>
          <strong dir="auto">{pinTitle(pin) ?? cardWords.untitledPin()}</strong>
          <small>{removalText(reason)}</small>
          <small>
            {appealedAt === undefined
              ? `Removed on ${formatDate(removedAt)}`
              : `Appealed on ${formatDate(appealedAt)}`}
          </small>
        </span>
        <RemovalState removal={removal} />
      </a>
    </li>
  );
}

function titleOf(isAppealed: boolean): string {
  return isAppealed ? 'Appealed Pins' : 'Reports and violations';
}

export const violationsPage = definePage({
  routes: ['appealed-pin', 'reports-and-violations'],
  needsSignIn: true,
  async load({ calls, link }): Promise<ViolationsData> {
    const isAppealed = link.route === 'appealed-pin';
    const removals = await calls.listRemovedPins();
    return {
      isAppealed,
      removals: removals.filter(({ appealedAt }) => !isAppealed || appealedAt !== undefined),
    };
  },
  head: ({ isAppealed }) => ({ title: titleOf(isAppealed), isPrivate: true }),
  Component: Violations,
});
