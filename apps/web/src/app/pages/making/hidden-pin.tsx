import { chooseImage, type Pin, pinTitle } from '@tackboard/domain';
import { cardWords, isolate } from '@tackboard/domain/words';
import { newRandomKey } from '@tackboard/machines';
import { useTackboard } from '@tackboard/pin-card';
import { pinPath } from '@tackboard/routes/paths';
import { Button } from '@tackboard/ui';
import { useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { useKitWords } from '../../words/kit-words.js';
import { useTexts } from '../../words/texts.js';
import { TuneRow } from './tune-row.js';

/** A pin that the viewer hid, with a button to show it in the feed again, and to hide it once more (S3 §4.3). */
export function HiddenPin({ pin }: { readonly pin: Pin }) {
  const { calls, onError } = useDemo();
  const { toasts } = useTackboard();
  const texts = useTexts('making');
  const { failed } = useTexts('common');
  const [isHidden, setHidden] = useState(true);
  const { untitledPin } = useKitWords('card', cardWords);
  const title = pinTitle(pin) ?? untitledPin();
  const action = isHidden ? texts.showAgain : texts.hide;
  const toggle = () => {
    setHidden(!isHidden);
    const request = { pinId: pin.id, place: { kind: 'default' }, isHidden: !isHidden } as const;
    calls.hidePin(request, { idempotencyKey: newRandomKey() }).catch((error: unknown) => {
      setHidden(isHidden);
      toasts.show({ kind: 'error', text: failed });
      onError(error);
    });
  };
  return (
    <TuneRow href={pinPath(pin.id)} name={title} picture={chooseImage(pin.images)?.url}>
      <Button aria-label={`${action}: ${isolate(title)}`} onClick={toggle}>
        {action}
      </Button>
    </TuneRow>
  );
}
