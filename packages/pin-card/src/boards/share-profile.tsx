'use client';
import type { User } from '@tackboard/domain';
import { boardWords } from '@tackboard/domain/words';
import { Button, ShareIcon } from '@tackboard/ui';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { useGate } from '../prompts/use-gate.js';
import { shareOrCopy } from '../share/share-address.js';
import { nameOf } from './person.js';

/** Shares the address of a profile with the device, or else copies it. Visitors and limited logins log in first (S3 §1 §6). */
export function ShareProfile({ person }: { readonly person: User }) {
  const internals = useInternals('ShareProfile');
  const words = useWords('boards', boardWords);
  const pass = useGate();
  return (
    <Button
      variant="icon"
      aria-label={words.shareProfile()}
      onClick={({ currentTarget }) => {
        if (!pass('shareProfile', { anchor: currentTarget })) return;
        const path = internals.paths.profile(person.username ?? '');
        void shareOrCopy(internals, { path, title: nameOf(person) }, words.linkCopied());
      }}
    >
      <ShareIcon width="20" height="20" />
    </Button>
  );
}
