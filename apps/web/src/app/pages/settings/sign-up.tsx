import { RouterLink } from '../../router/router-link.js';
import { pageMeta } from '../../head.js';
import { pageLoader } from '../../page.server.js';
import { AccountForm, type AccountFormValues } from '@tackboard/pin-card/forms';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useDemo } from '../../demo-context.js';
import { nextPath, PeopleLogin } from '../people-login.js';
import { textsIn, useTexts } from '../../words/texts.js';

/** Whether an address has an account; undefined until the viewer entered one. */
type Found = boolean | undefined;

/** Asks for an address, and whether it has an account (S3 §7). The demo creates none: it has its people. */
export default function SignUp() {
  const next = useLoaderData<typeof loader>();
  const { calls } = useDemo();
  const texts = useTexts('making');
  const common = useTexts('common');
  const [found, setFound] = useState<Found>();
  const login = `/login?next=${encodeURIComponent(next)}`;
  const submit = async ({ email }: AccountFormValues) => {
    setFound(await calls.emailExists(email));
  };
  return (
    <section className="column" data-width="narrow">
      <h1>{common.signUp}</h1>
      {found === false ? null : (
        <AccountForm
          aria-label={common.signUp}
          hasName={false}
          submitText={texts.continue}
          onSubmit={submit}
        />
      )}
      <output>
        {found === true ? texts.hasAccount : null}
        {found === false ? texts.isFree : null}
      </output>
      {found === false ? (
        <PeopleLogin next={next} />
      ) : (
        <p>
          <RouterLink href={login}>{common.logIn}</RouterLink>
        </p>
      )}
    </section>
  );
}

export const loader = pageLoader('settings/sign-up', ({ query }) => nextPath(query));

export { clientLoader } from '../../kept.js';

export const meta = pageMeta<typeof loader>((_, { language }) => ({
  title: textsIn('common', language).signUp,
  description: textsIn('common', language).homeDescription,
  canonical: '/signup/',
}));
