import type { User } from '@tackboard/domain';
import { InviteLanding } from '@tackboard/messaging/react';
import { useSyncExternalStore } from 'react';
import { useDemo } from '../demo-context.js';
import { loginPath } from '../login-path.js';
import type { PageWords } from '../document-options.js';

const messagePath = ({ username }: User) => `/${username ?? ''}/`;

/** Tells who sent the link that led to the page (S3 §4.6). */
export function Invitation({ words }: { readonly words: PageWords | undefined }) {
  const { router } = useDemo();
  const { shown } = useSyncExternalStore(router.subscribe, router.get, router.get);
  const { pathname, searchParams } = new URL(shown.path, 'http://site.invalid');
  return (
    <InviteLanding
      code={searchParams.get('invite_code') ?? undefined}
      isPinPage={pathname.startsWith('/pin/')}
      onLogIn={() => location.assign(loginPath('login', pathname))}
      onSignUp={() => location.assign(loginPath('signup', pathname))}
      messagePath={messagePath}
      {...(words && { words: { ...words.navigation, ...words.prompts } })}
    />
  );
}
