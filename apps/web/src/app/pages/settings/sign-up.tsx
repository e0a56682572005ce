import { RouterLink } from '../../router/router-link.js';
import { pageMeta } from '../../head/head-meta.js';
import { pageLoader } from '../../page.server.js';
import { AccountForm, type AccountFormValues } from '@tackboard/pin-card/forms';
import { useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { nextPath, PeopleLogin } from '../people-login.js';
import { COMMON_TEXTS, MAKING_TEXTS, textsIn, useTexts } from '../../words/texts.js';
import './settings.css';

/** Whether an address has an account; undefined until the viewer entered one. */
type Found = boolean | undefined;

/** Asks for an address, and whether it has an account (S3 §7). The demo creates none: it has its people. */
export default function SignUp({ loaderData: next }: { readonly loaderData: string }) {
  const { ports } = useDemo();
  const texts = useTexts(MAKING_TEXTS);
  const common = useTexts(COMMON_TEXTS);
  const [found, setFound] = useState<Found>();
  const login = `/login?next=${encodeURIComponent(next)}`;
  const submit = async ({ email }: AccountFormValues) => {
    setFound(await ports.calls.emailExists(email));
  };
  return (
    <section className="signup">
      <h1>{common.signUp}</h1>
      {found === false ? null : (
        <AccountForm
          aria-label={common.signUp}
          hasName={false}
          submitText={texts.continue}
          onSubmit={submit}
        />
      )}
      <output className="signup-found">
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

export const meta = pageMeta('settings/sign-up', (_: unknown, { language }) => ({
  title: textsIn(COMMON_TEXTS, language).signUp,
  description: textsIn(COMMON_TEXTS, language).homeDescription,
  canonical: '/signup/',
}));
