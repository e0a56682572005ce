import { pageMeta } from '../head/head-meta.js';
import { pageLoader } from '../page.server.js';
import { nextPath, PeopleLogin } from './people-login.js';
import { COMMON_TEXTS, textsIn, useTexts } from '../words/texts.js';

export default function Login({ loaderData: next }: { readonly loaderData: string }) {
  const { logInAs } = useTexts(COMMON_TEXTS);
  return (
    <section className="login-page">
      <h1>{logInAs}</h1>
      <PeopleLogin next={next} />
    </section>
  );
}

export const loader = pageLoader('login', ({ query }) => nextPath(query));

export { clientLoader } from '../kept.js';

export const meta = pageMeta('login', (_: unknown, { language }) => ({
  title: textsIn(COMMON_TEXTS, language).logIn,
  description: textsIn(COMMON_TEXTS, language).homeDescription,
  canonical: '/login/',
}));
