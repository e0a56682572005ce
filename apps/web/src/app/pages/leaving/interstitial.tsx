import { LinkButton } from '../../router/router-link.js';
import { pageMeta } from '../../head.js';
import { pageLoader } from '../../page.server.js';
import { type LinkWords, linkWords } from '@tackboard/domain/words';
import { useLoaderData } from 'react-router';
import { useDemo } from '../../demo-context.js';
import { type Leaving, loadLeaving } from './load-leaving.server.js';
import { useTexts } from '../../words/texts.js';
import { kitWordsIn, useKitWords } from '../../words/kit-words.js';
import './leaving.css';

/** Names the host of a link and asks before it is followed, or says why it is not (S3 §2.3 §4.1 §4.8). */
export default function InterstitialPage() {
  const data = useLoaderData<typeof loader>();
  const { url, host, warning, path, origin, imagePath } = data;
  const { user } = useDemo();
  const words = useKitWords('links', linkWords);
  const { keepFinds } = useTexts('leaving');
  const { signUp } = useTexts('common');
  const invites = path !== undefined && !user;
  return (
    <section className="note">
      {path === undefined || imagePath === undefined ? null : (
        <img className="leaving-picture" src={imagePath} alt="" />
      )}
      <h1>{titleOf(data, words)}</h1>
      {warning === undefined ? null : <p>{words[warning]({ host })}</p>}
      {invites ? <p>{keepFinds}</p> : null}
      <bdi className="panel">{url}</bdi>
      <div className="wrap">
        {path === undefined ? null : (
          <a className="tb-button" data-variant="primary" href={path} rel="nofollow noopener">
            {words.goOn()}
          </a>
        )}
        {invites ? (
          <LinkButton href={`/signup/?next=${encodeURIComponent(origin)}`}>{signUp}</LinkButton>
        ) : null}
        <LinkButton href={origin}>{words.goBack()}</LinkButton>
      </div>
    </section>
  );
}

function titleOf({ warning, host }: Leaving, words: LinkWords): string {
  return warning === undefined ? words.leaving({ host }) : words[`${warning}Title`]();
}

export const loader = pageLoader('leaving/interstitial', loadLeaving);

export { clientLoader } from '../../kept.js';

export const meta = pageMeta<typeof loader>((data, { words }) => ({
  title: titleOf(data, kitWordsIn(words, 'links', linkWords)),
  isPrivate: true,
}));
