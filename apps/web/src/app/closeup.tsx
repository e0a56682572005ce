import { firstText, type Pin } from '@tackboard/domain';
import { PinCardRoot, PinVisual, SaveButton } from '@tackboard/pin-card';

interface CloseupProps {
  readonly pin: Pin;
}

const CLOSEUP_SIZES = '(max-width: 599.98px) 100vw, 508px';

/** One pin, large: made of the card's own parts. */
export function Closeup({ pin }: CloseupProps) {
  const title = firstText(pin.title, pin.gridTitle);
  const description = firstText(pin.closeupDescription, pin.description);
  return (
    <PinCardRoot pin={pin} surface="AuthHomefeed" className="closeup">
      <PinVisual eager sizes={CLOSEUP_SIZES} />
      <div className="closeup-text">
        <SaveButton />
        {title ? <h1 dir="auto">{title}</h1> : null}
        {description ? <p dir="auto">{description}</p> : null}
        {pin.pinner?.fullName ? <p className="closeup-source">{pin.pinner.fullName}</p> : null}
      </div>
    </PinCardRoot>
  );
}
