import { attribution, isAdvertising, type Pin, pinDescription, pinTitle } from '@tackboard/domain';
import { cardWords } from '@tackboard/domain/words/card';
import { PinCardRoot, PinVisual, SaveButton } from '@tackboard/pin-card';

interface CloseupProps {
  readonly pin: Pin;
}

const CLOSEUP_SIZES = '(max-width: 599.98px) 100vw, 508px';

/** One pin, large: made of the card's own parts. */
export function Closeup({ pin }: CloseupProps) {
  const title = pinTitle(pin);
  const description = pinDescription(pin);
  return (
    <PinCardRoot pin={pin} surface="AuthHomefeed" className="closeup">
      <PinVisual eager sizes={CLOSEUP_SIZES} />
      <div className="closeup-text">
        <SaveButton />
        <h1 dir="auto">{title ?? cardWords.untitledPin()}</h1>
        {description ? <p dir="auto">{description}</p> : null}
        <CloseupSource pin={pin} />
      </div>
    </PinCardRoot>
  );
}

/** Who the pin comes from; advertising says so. */
function CloseupSource({ pin }: CloseupProps) {
  const name = attribution(pin)?.name;
  if (isAdvertising(pin)) {
    return (
      <p className="closeup-source">
        {name === undefined ? cardWords.promoted() : cardWords.promotedBy({ name })}
      </p>
    );
  }
  return name === undefined ? null : <p className="closeup-source">{name}</p>;
}
