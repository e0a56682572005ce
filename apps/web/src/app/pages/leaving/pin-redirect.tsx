import { offsiteUrl } from '@tackboard/api-client';
import { linkWords } from '@tackboard/domain/words/links';
import { safeUrl } from '@tackboard/routes/links';
import { useDemo } from '../../demo-context.js';
import { ownPath } from '../../own-path.js';
import { definePage, notFound } from '../define-page.js';
import { COMMON_TEXTS } from '../../words/common.js';
import { useTexts } from '../../words/in-languages.js';
import { kitWordsIn, useKitWords } from '../../words/kit-words.js';
import { LEAVING_TEXTS } from '../../words/leaving.js';
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
  const words = useKitWords('links', linkWords);
  const { keepFinds } = useTexts(LEAVING_TEXTS);
  const { signUp } = useTexts(COMMON_TEXTS);
  return (
    <section className="leaving">
      {imageUrl === undefined ? null : <img className="leaving-picture" src={imageUrl} alt="" />}
      <h1>{words.leaving({ host })}</h1>
      {user ? null : <p>{keepFinds}</p>}
      <div className="leaving-actions">
        <a className="tb-button" data-variant="primary" href={goOn} rel="nofollow">
          {words.goOn()}
        </a>
        {user ? null : (
          <a
            className="tb-button"
            data-variant="quiet"
            href={`/signup/?next=${encodeURIComponent(origin)}`}
          >
            {signUp}
          </a>
        )}
        <a className="tb-button" data-variant="quiet" href={origin}>
          {words.goBack()}
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
  head: ({ host }, { words }) => ({
    title: kitWordsIn(words, 'links', linkWords).leaving({ host }),
    isPrivate: true,
  }),
  Component: PinRedirect,
});
