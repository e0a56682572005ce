import { useDemo } from '../demo-context.js';
import { ownPath } from '../own-path.js';
import { PeopleList } from '../people-list.js';
import { definePage } from './define-page.js';

/** Logs in as one of the demo's people, without a password. */
function Login({ data: next }: { readonly data: string }) {
  const { people, user, ports, onError } = useDemo();
  return (
    <section className="login-page">
      <h1>Log in as</h1>
      <PeopleList
        people={people}
        current={user}
        switchTo={ports.switchTo}
        onSwitched={() => location.assign(next)}
        onError={onError}
      />
    </section>
  );
}

export const loginPage = definePage({
  routes: ['login'],
  /** The path to open after the login. */
  load: ({ query }) => ownPath(query.get('next')) ?? '/',
  head: () => ({
    title: 'Log in',
    description: 'Log in to Tackboard to save Pins to your boards.',
    canonical: '/login/',
  }),
  Component: Login,
});
