import type { OffsiteResponse } from '@tackboard/domain';
import { linkWords } from '@tackboard/domain/words/links';
import { definePage, notFound } from '../define-page.js';
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
  return (
    <section className="leaving">
      <h1>{titleOf(data)}</h1>
      {warning ? <p>{linkWords[warning]({ host })}</p> : null}
      <bdi className="leaving-address">{url}</bdi>
      <div className="leaving-actions">
        {warning ? null : (
          <a className="tb-button" data-variant="primary" href={url} rel="nofollow noopener">
            {linkWords.goOn()}
          </a>
        )}
        <a className="tb-button" data-variant="quiet" href="/">
          {linkWords.goBack()}
        </a>
      </div>
    </section>
  );
}

function titleOf(data: Leaving): string {
  const warning = warningOf(data);
  return warning ? linkWords[`${warning}Title`]() : linkWords.leaving(data);
}

export const offsitePage = definePage({
  routes: ['offsite'],
  async load({ calls, query }): Promise<Leaving> {
    const url = URL.parse(query.get('url') ?? '');
    if (url === null || !/^https?:$/.test(url.protocol)) notFound();
    const { redirectStatus } = await calls.checkLink({ url: url.href });
    return { url: url.href, host: url.hostname, status: redirectStatus };
  },
  head: (data) => ({ title: titleOf(data), isPrivate: true }),
  Component: Offsite,
});
