import type { User } from '@tackboard/domain';
import { InviteLanding } from '@tackboard/messaging/react';
import { useLocation } from 'react-router';
import { loginPath } from '../login-path.js';
import type { PageWords } from '../document-options.js';

const messagePath = ({ username }: User) => `/${username ?? ''}/`;

/** Tells who sent the link that led to the page (S3 §4.6). */
export function Invitation({ words }: { readonly words: PageWords | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <InviteLanding
      code={new URLSearchParams(search).get('invite_code') ?? undefined}
      isPinPage={pathname.startsWith('/pin/')}
      onLogIn={() => location.assign(loginPath('login', pathname))}
      onSignUp={() => location.assign(loginPath('signup', pathname))}
      messagePath={messagePath}
      {...(words && { words: { ...words.navigation, ...words.prompts } })}
    />
  );
}
