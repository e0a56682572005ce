import { BlockedLinkModal, PinFeedback, WhyThisAdModal } from '@tackboard/pin-card/lazy-parts';
import { PinCardRoot, PressScript, useTackboard } from '@tackboard/pin-card';
import { SpeculationRules } from '@tackboard/pin-card/speculation-rules';
import { Tooltip } from '@tackboard/ui/popups';
import type { ReactNode } from 'react';
import { compose, type Sample } from './compose-story.tsx';

const nothing = () => undefined;

/** A document renders it in its head, with the nonce of its policy. */
function PressScriptWithNonce() {
  return <PressScript nonce={useTackboard().messageHost.nonce} />;
}

/** Stories show these when they are played; here they show at once. */
const parts: Readonly<Record<string, () => ReactNode>> = {
  PressScript: () => <PressScriptWithNonce />,
  SpeculationRules: () => <SpeculationRules />,
  Tooltip: () => <Tooltip anchor={null} text="Copy link" onClose={nothing} />,
  WhyThisAdModal: () => (
    <WhyThisAdModal pin={{ id: '61', isPromoted: true }} anchor={null} onClose={nothing} />
  ),
  BlockedLinkModal: () => (
    <BlockedLinkModal warning="blocked" host="spam.example" anchor={null} onClose={nothing} />
  ),
  PinFeedback: () => (
    <PinCardRoot pin={{ id: '62', title: 'Dunes' }} surface="AuthHomefeed">
      <PinFeedback>
        <p>Dunes</p>
      </PinFeedback>
    </PinCardRoot>
  ),
};

/** Components that no story shows before it is played. */
export const popups: readonly Sample[] = Object.entries(parts).map(([name, render]) =>
  compose({}, { render }, `popups--${name}`),
);
