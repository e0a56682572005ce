import { AccountForm, type AccountFormValues } from '@tackboard/pin-card/account-form';
import { useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { definePage } from '../define-page.js';
import { nextPath, PeopleLogin } from '../people-login.js';
import './settings.css';

/** Whether an address has an account; undefined until the viewer entered one. */
type Found = boolean | undefined;

/** Asks for an address, and whether it has an account (S3 §7). The demo creates none: it has its people. */
function SignUp({ data: next }: { readonly data: string }) {
  const { ports } = useDemo();
  const [found, setFound] = useState<Found>();
  const login = `/login?next=${encodeURIComponent(next)}`;
  const submit = async ({ email }: AccountFormValues) => {
    setFound(await ports.calls.emailExists(email));
  };
  return (
    <section className="signup">
      <h1>Sign up</h1>
      <p>Save Pins to boards, and find them again on every device.</p>
      {found === false ? null : (
        <AccountForm aria-label="Sign up" hasName={false} submitText="Continue" onSubmit={submit} />
      )}
      <output className="signup-found">
        {found === true ? 'This address has an account.' : null}
        {found === false ? 'This address is free. Continue as one of these people.' : null}
      </output>
      {found === false ? (
        <PeopleLogin next={next} />
      ) : (
        <p>
          Do you have an account? <a href={login}>Log in</a>
        </p>
      )}
    </section>
  );
}

export const signUpPage = definePage({
  routes: ['signup'],
  load: ({ query }) => nextPath(query),
  head: () => ({
    title: 'Sign up',
    description: 'Sign up to Tackboard to save Pins to your boards.',
    canonical: '/signup/',
  }),
  Component: SignUp,
});
