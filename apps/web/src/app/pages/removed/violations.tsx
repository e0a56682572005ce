import type { PinRemoval } from '@tackboard/api-client';
import { chooseImage, pinTitle } from '@tackboard/domain';
import { cardWords, formatDate } from '@tackboard/domain/words';
import { pinPath } from '@tackboard/routes/paths';
import { CheckIcon } from '@tackboard/ui';
import { useDemo } from '../../demo-context.js';
import { definePage } from '../define-page.js';
import { RemovalState } from './removal-state.js';
import { removalText } from './removal-text.js';
import { COMMON_TEXTS } from '../../words/common.js';
import { textsIn, useTexts } from '../../words/in-languages.js';
import { useKitWords } from '../../words/kit-words.js';
import { REMOVED_TEXTS } from '../../words/removed.js';
import '../making/making.css';
import './removed.css';

interface ViolationsData {
  readonly removals: readonly PinRemoval[];
  /** Whether only appealed pins are listed. */
  readonly isAppealed: boolean;
}

/** The viewer's pins that were taken down, or those of them that are being reviewed (S3 §2.1). */
function Violations({ data: { removals, isAppealed } }: { readonly data: ViolationsData }) {
  const texts = useTexts(REMOVED_TEXTS);
  const { seeHomeFeed } = useTexts(COMMON_TEXTS);
  return (
    <div className="making violations">
      <header>
        <h1>{titleOf(isAppealed, texts)}</h1>
        <p>{isAppealed ? texts.appealedText : texts.reportsText}</p>
        <nav aria-label={texts.removedPins}>
          <a href="/reports-and-violations/" aria-current={isAppealed ? undefined : 'page'}>
            {texts.all}
          </a>
          <a href="/appealed-pin/" aria-current={isAppealed ? 'page' : undefined}>
            {texts.appealedTab}
          </a>
        </nav>
      </header>
      {removals.length === 0 ? (
        <div className="violations-empty">
          <CheckIcon width="32" height="32" />
          <p>{isAppealed ? texts.noAppeal : texts.noRemoval}</p>
          <a className="tb-button" data-variant="quiet" href="/">
            {seeHomeFeed}
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
  const { language } = useDemo();
  const texts = useTexts(REMOVED_TEXTS);
  const { untitledPin } = useKitWords('card', cardWords);
  const image = chooseImage(pin.images);
  return (
    <li>
      <a href={pinPath(pin.id)}>
        {image ? (
          <img src={image.url} alt="" width="72" height="72" loading="lazy" decoding="async" />
        ) : null}
        <span>
          <strong dir="auto">{pinTitle(pin) ?? untitledPin()}</strong>
          <small>{removalText(reason, texts)}</small>
          <small>
            {appealedAt === undefined
              ? texts.removedOn(formatDate(removedAt, language))
              : texts.appealedOn(formatDate(appealedAt, language))}
          </small>
        </span>
        <RemovalState removal={removal} />
      </a>
    </li>
  );
}

function titleOf(
  isAppealed: boolean,
  { appealed, reports }: Pick<(typeof REMOVED_TEXTS)['en'], 'appealed' | 'reports'>,
): string {
  return isAppealed ? appealed : reports;
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
  head: ({ isAppealed }, { language }) => ({
    title: titleOf(isAppealed, textsIn(REMOVED_TEXTS, language)),
    isPrivate: true,
  }),
  Component: Violations,
});
