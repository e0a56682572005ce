'use client';
import { boardWords, feedbackWords } from '@tackboard/domain/words';
import type { TogglePress } from '@tackboard/machines';
import { Button, MoreIcon } from '@tackboard/ui';
import { useState } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { useGate } from '../prompts/use-gate.js';

interface PersonMenuProps {
  readonly name: string;
  readonly isBlocked: boolean;
  readonly setBlocked: (isBlocked: boolean, press?: TogglePress) => void;
}

/** The menu of a person: block or unblock them (S3 §4.4). Visitors log in first; a limited login may block (S3 §6). */
export function PersonMenu({ name, isBlocked, setBlocked }: PersonMenuProps) {
  const { core, toasts } = useInternals('PersonMenu');
  const words = useWords('boards', boardWords);
  const { undo } = useWords('feedback', feedbackWords);
  const [isOpen, setOpen] = useState(false);
  const pass = useGate();
  const block = () => {
    // A refused block goes back without a message (S3 §8).
    const onDone = () =>
      void toasts.show({
        kind: 'done',
        text: words.blocked({ name }),
        action: { text: undo(), onPress: () => setBlocked(false) },
      });
    setBlocked(true, { onDone });
  };
  const item = {
    name: 'block',
    text: isBlocked ? words.unblockPerson({ name }) : words.blockPerson({ name }),
    onSelect: isBlocked ? () => setBlocked(false) : block,
  };
  const label = words.moreOptions({ name });
  return (
    <Button
      className="tb-profile-more"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={({ currentTarget, detail }) => {
        if (!pass('block', { anchor: currentTarget })) return;
        setOpen(true);
        core.layers.open({
          load: async () => (await import('./person-menu-layer.js')).PersonMenuLayer,
          // The click count is 0 for a key.
          props: { label, items: [item], openedByKey: detail === 0 },
          anchor: currentTarget,
          onClosed: () => setOpen(false),
        });
      }}
    >
      <MoreIcon width="20" height="20" />
    </Button>
  );
}
