import { useLoaderData } from 'react-router';
import { pageMeta } from '../head.js';
import { pageLoader } from '../page.server.js';
import { nextPath, PeopleLogin } from './people-login.js';
import { textsIn, useTexts } from '../words/texts.js';

export default function Login() {
  const next = useLoaderData<typeof loader>();
  const { logInAs } = useTexts('common');
  return (
    <section className="column" data-width="narrow">
      <h1>{logInAs}</h1>
      <PeopleLogin next={next} />
    </section>
  );
}

export const loader = pageLoader('login', ({ query }) => nextPath(query));

export { clientLoader } from '../kept.js';

export const meta = pageMeta<typeof loader>((_, { language }) => ({
  title: textsIn('common', language).logIn,
  description: textsIn('common', language).homeDescription,
  canonical: '/login/',
}));
