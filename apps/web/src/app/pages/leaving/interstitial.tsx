import type { Interstitial } from '@tackboard/api';
import { type LinkWords, linkWords } from '@tackboard/domain/words';
import { useDemo } from '../../demo-context.js';
import { ownPath } from '../../own-path.js';
import { definePage, notFound } from '../define-page.js';
import { withOffsiteFields } from './offsite-fields.js';
import { COMMON_TEXTS } from '../../words/common.js';
import { useTexts } from '../../words/in-languages.js';
import { kitWordsIn, useKitWords } from '../../words/kit-words.js';
import { LEAVING_TEXTS } from '../../words/leaving.js';
import './leaving.css';

interface Leaving extends Interstitial {
  /** The page that the viewer came from. */
  readonly origin: string;
  readonly imagePath: string | undefined;
}

/** Names the host of a link and asks before it is followed, or says why it is not (S3 §2.3 §4.1 §4.8). */
function InterstitialPage({ data }: { readonly data: Leaving }) {
  const { url, host, redirectStatus, path, origin, imagePath } = data;
  const { user } = useDemo();
  const words = useKitWords('links', linkWords);
  const { keepFinds } = useTexts(LEAVING_TEXTS);
  const { signUp } = useTexts(COMMON_TEXTS);
  const invites = path !== undefined && !user;
  return (
    <section className="leaving">
      {path === undefined || imagePath === undefined ? null : (
        <img className="leaving-picture" src={imagePath} alt="" />
      )}
      <h1>{titleOf(data, words)}</h1>
      {redirectStatus === 'allowed' ? null : <p>{words[redirectStatus]({ host })}</p>}
      {invites ? <p>{keepFinds}</p> : null}
      <bdi className="leaving-address">{url}</bdi>
      <div className="leaving-actions">
        {path === undefined ? null : (
          <a className="tb-button" data-variant="primary" href={path} rel="nofollow noopener">
            {words.goOn()}
          </a>
        )}
        {invites ? (
          <a
            className="tb-button"
            data-variant="quiet"
            href={`/signup/?next=${encodeURIComponent(origin)}`}
          >
            {signUp}
          </a>
        ) : null}
        <a className="tb-button" data-variant="quiet" href={origin}>
          {words.goBack()}
        </a>
      </div>
    </section>
  );
}

function titleOf({ redirectStatus, host }: Leaving, words: LinkWords): string {
  return redirectStatus === 'allowed' ? words.leaving({ host }) : words[`${redirectStatus}Title`]();
}

export const interstitialPage = definePage({
  routes: ['offsite', 'pin-redirect'],
  load({ interstitial, link, query }): Leaving {
    const field = link.route === 'offsite' ? 'url' : 'redirectUrl';
    const shown = interstitial(query.get(field) ?? '') ?? notFound();
    return {
      ...shown,
      ...(shown.path !== undefined && { path: withOffsiteFields(shown.path, query) }),
      origin: ownPath(query.get('origin')) ?? '/',
      // No picture of another site: the address is written by whoever links here.
      imagePath: ownPath(query.get('pinImageUrl')),
    };
  },
  head: (data, { words }) => ({
    title: titleOf(data, kitWordsIn(words, 'links', linkWords)),
    isPrivate: true,
  }),
  Component: InterstitialPage,
});
