import { useGate, useTackboard } from '@tackboard/pin-card';
import { Button, MoreIcon } from '@tackboard/ui';
import { useState } from 'react';
import { COMMON_TEXTS } from '../../words/common.js';
import { useTexts } from '../../words/in-languages.js';

/** Props of {@link PersonMenu}. */
export interface PersonMenuProps {
  readonly name: string;
  readonly isBlocked: boolean;
  readonly setBlocked: (isBlocked: boolean, press?: { readonly onDone: () => void }) => void;
}

/** The menu of a person: block or unblock them (S3 §4.4). Visitors log in first. */
export function PersonMenu({ name, isBlocked, setBlocked }: PersonMenuProps) {
  const { layers, toasts } = useTackboard();
  const [isOpen, setOpen] = useState(false);
  const pass = useGate();
  const texts = useTexts(COMMON_TEXTS);
  const press = () => {
    if (isBlocked) {
      setBlocked(false);
      return;
    }
    const onDone = () =>
      void toasts.show({
        kind: 'done',
        text: texts.blocked(name),
        action: { text: texts.undo, onPress: () => setBlocked(false) },
      });
    setBlocked(true, { onDone });
  };
  const item = {
    name: 'block',
    text: isBlocked ? texts.unblockPerson(name) : texts.block(name),
    onSelect: press,
  };
  return (
    <Button
      className="profile-more"
      aria-label={texts.moreOptions(name)}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={({ currentTarget, detail }) => {
        // A block ends that both follow each other, so whoever may follow may block.
        if (!pass('follow', { anchor: currentTarget })) return;
        setOpen(true);
        layers.open({
          load: () =>
            import('./person-menu-layer.js').then(({ PersonMenuLayer }) => PersonMenuLayer),
          props: { label: texts.moreOptions(name), items: [item], openedByKey: detail === 0 },
          anchor: currentTarget,
          onClosed: () => setOpen(false),
        });
      }}
    >
      <MoreIcon width="20" height="20" />
    </Button>
  );
}
