import { useDemo } from '../demo-context.js';
import { definePage } from './define-page.js';
import { nextPath, PeopleLogin } from './people-login.js';
import { COMMON_TEXTS } from '../words/common.js';
import { textsIn, useTexts } from '../words/in-languages.js';

interface LoginData {
  /** The path to open after the login. */
  readonly next: string;
  /** Who is meant: a username, or `null` for a visitor. Absent: anybody. */
  readonly as?: string | null;
}

/** In the query of the address, nobody. */
const VISITOR = 'visitor';

function Login({ data: { next, as } }: { readonly data: LoginData }) {
  const { user } = useDemo();
  const texts = useTexts(COMMON_TEXTS);
  const isForVisitors = as === null && user !== undefined;
  return (
    <section className="login-page">
      <h1>{isForVisitors ? texts.asVisitor : texts.logInAs}</h1>
      <PeopleLogin next={next} as={as} />
    </section>
  );
}

export const loginPage = definePage({
  routes: ['login'],
  load({ query }): LoginData {
    const as = query.get('as');
    return { next: nextPath(query), ...(as !== null && { as: as === VISITOR ? null : as }) };
  },
  head: (_, { language }) => ({
    title: textsIn(COMMON_TEXTS, language).logIn,
    description: textsIn(COMMON_TEXTS, language).logInDescription,
    canonical: '/login/',
  }),
  Component: Login,
});
