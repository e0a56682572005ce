import type { OffsiteResponse } from '@tackboard/domain';
import { type LinkWords, linkWords } from '@tackboard/domain/words/links';
import { definePage, notFound } from '../define-page.js';
import { kitWordsIn, useKitWords } from '../../words/kit-words.js';
import './leaving.css';

interface Leaving {
  readonly url: string;
  readonly host: string;
  readonly status: OffsiteResponse['redirectStatus'];
}

/** Statuses whose link is not followed (S3 §4.1). */
const WARNINGS = ['blocked', 'suspicious', 'porn'] as const;

const warningOf = ({ status }: Leaving) => WARNINGS.find((warning) => warning === status);

/** Asks before a link is followed, or says why it is not (S3 §2.3). The server follows a link with a token at once. */
function Offsite({ data }: { readonly data: Leaving }) {
  const { url, host } = data;
  const warning = warningOf(data);
  const words = useKitWords('links', linkWords);
  return (
    <section className="leaving">
      <h1>{titleOf(data, words)}</h1>
      {warning ? <p>{words[warning]({ host })}</p> : null}
      <bdi className="leaving-address">{url}</bdi>
      <div className="leaving-actions">
        {warning ? null : (
          <a className="tb-button" data-variant="primary" href={url} rel="nofollow noopener">
            {words.goOn()}
          </a>
        )}
        <a className="tb-button" data-variant="quiet" href="/">
          {words.goBack()}
        </a>
      </div>
    </section>
  );
}

function titleOf(data: Leaving, words: LinkWords): string {
  const warning = warningOf(data);
  return warning ? words[`${warning}Title`]() : words.leaving(data);
}

export const offsitePage = definePage({
  routes: ['offsite'],
  async load({ calls, query }): Promise<Leaving> {
    const url = URL.parse(query.get('url') ?? '');
    if (url === null || !/^https?:$/.test(url.protocol)) notFound();
    const { redirectStatus } = await calls.checkLink({ url: url.href });
    return { url: url.href, host: url.hostname, status: redirectStatus };
  },
  head: (data, { words }) => ({
    title: titleOf(data, kitWordsIn(words, 'links', linkWords)),
    isPrivate: true,
  }),
  Component: Offsite,
});
