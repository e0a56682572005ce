import type { ComponentProps } from 'react';
import { PeopleList } from './people-list.js';

interface LoginPageProps extends Omit<ComponentProps<typeof PeopleList>, 'onSwitched'> {
  /** The path to open after the login. */
  readonly next: string;
}

/** Logs in as one of the demo's people, without a password. */
export function LoginPage({ next, ...people }: LoginPageProps) {
  return (
    <section className="login-page">
      <h1>Log in as</h1>
      <PeopleList {...people} onSwitched={() => location.assign(next)} />
    </section>
  );
}
