import { RouterLink } from '../../router/router-link.js';
import type { Pin } from '@tackboard/domain';
import { chooseImage, pinTitle } from '@tackboard/domain';
import { cardWords, isolate } from '@tackboard/domain/words';
import { newRandomKey } from '@tackboard/machines';
import { useTackboard } from '@tackboard/pin-card';
import { pinPath } from '@tackboard/routes/paths';
import { Button } from '@tackboard/ui';
import { useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { COMMON_TEXTS, MAKING_TEXTS, useTexts } from '../../words/texts.js';
import { useKitWords } from '../../words/kit-words.js';

/** A pin that the viewer hid, with a button to show it in the feed again, and to hide it once more (S3 §4.3). */
export function HiddenPin({ pin }: { readonly pin: Pin }) {
  const { ports, onError } = useDemo();
  const { toasts } = useTackboard();
  const texts = useTexts(MAKING_TEXTS);
  const { failed } = useTexts(COMMON_TEXTS);
  const [isHidden, setHidden] = useState(true);
  const { untitledPin } = useKitWords('card', cardWords);
  const title = pinTitle(pin) ?? untitledPin();
  const image = chooseImage(pin.images);
  const toggle = () => {
    setHidden(!isHidden);
    const request = { pinId: pin.id, place: { kind: 'default' }, isHidden: !isHidden } as const;
    ports.calls.hidePin(request, { idempotencyKey: newRandomKey() }).catch((error: unknown) => {
      setHidden(isHidden);
      toasts.show({ kind: 'error', text: failed });
      onError(error);
    });
  };
  return (
    <li className="tune-row">
      <RouterLink href={pinPath(pin.id)} className="tune-name">
        {image ? (
          <img src={image.url} alt="" width="48" height="48" loading="lazy" decoding="async" />
        ) : null}
        <bdi>{title}</bdi>
      </RouterLink>
      <Button
        aria-label={`${isHidden ? texts.showAgain : texts.hide}: ${isolate(title)}`}
        onClick={toggle}
      >
        {isHidden ? texts.showAgain : texts.hide}
      </Button>
    </li>
  );
}
