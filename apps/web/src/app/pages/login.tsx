import { definePage } from './define-page.js';
import { nextPath, PeopleLogin } from './people-login.js';
import { COMMON_TEXTS, textsIn, useTexts } from '../words/texts.js';

function Login({ data: next }: { readonly data: string }) {
  const { logInAs } = useTexts(COMMON_TEXTS);
  return (
    <section className="login-page">
      <h1>{logInAs}</h1>
      <PeopleLogin next={next} />
    </section>
  );
}

export const loginPage = definePage({
  routes: ['login'],
  load: ({ query }) => nextPath(query),
  head: (_, { language }) => ({
    title: textsIn(COMMON_TEXTS, language).logIn,
    description: textsIn(COMMON_TEXTS, language).homeDescription,
    canonical: '/login/',
  }),
  Component: Login,
});
