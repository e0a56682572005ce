import type { ComponentProps } from 'react';
import { PeopleList } from './people-list.js';

interface LoginPageProps extends Omit<ComponentProps<typeof PeopleList>, 'onSwitched'> {
  /** Where to go on afterwards. */
  readonly next: string;
}

/** Where somebody comes who has to log in first: the demo asks for no password. */
export function LoginPage({ next, ...people }: LoginPageProps) {
  return (
    <section className="login-page">
      <h1>Log in as</h1>
      <PeopleList {...people} onSwitched={() => location.assign(next)} />
    </section>
  );
}
