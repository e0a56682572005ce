import { definePage } from './define-page.js';
import { nextPath, PeopleLogin } from './people-login.js';

function Login({ data: next }: { readonly data: string }) {
  return (
    <section className="login-page">
      <h1>Log in as</h1>
      <PeopleLogin next={next} />
    </section>
  );
}

export const loginPage = definePage({
  routes: ['login'],
  load: ({ query }) => nextPath(query),
  head: () => ({
    title: 'Log in',
    description: 'Log in to Tackboard to save Pins to your boards.',
    canonical: '/login/',
  }),
  Component: Login,
});
