import { offsiteUrl } from '@tackboard/api-client';
import { linkWords } from '@tackboard/domain/words/links';
import { safeUrl } from '@tackboard/routes/links';
import { useDemo } from '../../demo-context.js';
import { ownPath } from '../../own-path.js';
import { definePage, notFound } from '../define-page.js';
import './leaving.css';

interface Redirect {
  /** The path of the server that checks the link and follows it. */
  readonly goOn: string;
  readonly host: string;
  /** The page that the viewer came from. */
  readonly origin: string;
  readonly imageUrl: string | undefined;
}

/** What a new visitor sees before a link of a pin is followed (S3 §2.3 §4.8). */
function PinRedirect({ data: { goOn, host, origin, imageUrl } }: { readonly data: Redirect }) {
  const { user } = useDemo();
  return (
    <section className="leaving">
      {imageUrl === undefined ? null : <img className="leaving-picture" src={imageUrl} alt="" />}
      <h1>{linkWords.leaving({ host })}</h1>
      {user ? null : <p>Sign up to keep what you find: save Pins to boards and come back later.</p>}
      <div className="leaving-actions">
        <a className="tb-button" data-variant="primary" href={goOn} rel="nofollow">
          {linkWords.goOn()}
        </a>
        {user ? null : (
          <a
            className="tb-button"
            data-variant="quiet"
            href={`/signup/?next=${encodeURIComponent(origin)}`}
          >
            Sign up
          </a>
        )}
        <a className="tb-button" data-variant="quiet" href={origin}>
          {linkWords.goBack()}
        </a>
      </div>
    </section>
  );
}

export const pinRedirectPage = definePage({
  routes: ['pin-redirect'],
  load({ api, query }): Redirect {
    const url = URL.parse(query.get('redirectUrl') ?? '');
    if (url === null || !/^https?:$/.test(url.protocol)) notFound();
    return {
      goOn: offsiteUrl({ token: api.offsiteToken(url.href), url: url.href }),
      host: url.hostname,
      origin: ownPath(query.get('origin')) ?? '/',
      imageUrl: safeUrl(query.get('pinImageUrl')),
    };
  },
  head: ({ host }) => ({ title: linkWords.leaving({ host }), isPrivate: true }),
  Component: PinRedirect,
});
