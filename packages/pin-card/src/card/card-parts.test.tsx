import { describeConformance } from '@tackboard/conformance';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PinBadges } from './pin-badges.js';
import { DomainChip } from '../links/domain-chip.js';
import { PinFooter } from '../footer/pin-footer.js';
import { PinLink } from '../links/pin-link.js';
import { PinTitle } from '../links/pin-title.js';
import { MoreButton } from '../menu/more-button.js';
import { MissingCardError, MissingProviderError } from '../client/missing-errors.js';
import { RemovedPin } from './removed-pin.js';
import { SaveButton } from '../save/save-button.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { samplePage } from '../../test-data/page.js';
import { PinVisual } from '../visual/pin-visual.js';
import { CardOverlay } from './card-overlay.js';
import { PinCardRoot } from './pin-card-root.js';

const pin = samplePin('1', pictures.dunes, {
  title: 'Dune study',
  pinner: people.lena,
  domain: 'a.example',
  link: 'https://a.example/1',
  isOosProduct: true,
});
const page = samplePage();
const insideCard = (children: React.ReactNode) =>
  page.inside(
    <PinCardRoot pin={pin} surface="AuthHomefeed">
      {children}
    </PinCardRoot>,
  );

describe('PinCardRoot', () => {
  describeConformance(
    <PinCardRoot pin={pin} surface="AuthHomefeed">
      text
    </PinCardRoot>,
    { element: HTMLElement, inside: page.inside },
  );
});

describe.each([
  ['PinVisual', <PinVisual key="" />, HTMLDivElement],
  ['CardOverlay', <CardOverlay key="" />, HTMLDivElement],
  ['PinFooter', <PinFooter key="" />, HTMLDivElement],
  ['PinTitle', <PinTitle key="" />, HTMLParagraphElement],
  ['PinLink', <PinLink key="">Dune study</PinLink>, HTMLAnchorElement],
  ['PinBadges', <PinBadges key="" />, HTMLDivElement],
  ['DomainChip', <DomainChip key="" />, HTMLAnchorElement],
  ['MoreButton', <MoreButton key="" />, HTMLButtonElement],
  ['SaveButton', <SaveButton key="" />, HTMLButtonElement],
])('%s', (name, part, element) => {
  describeConformance(part, { element, inside: insideCard });

  it('throws an error outside of a card', () => {
    expect(() => renderToString(page.inside(part))).toThrow(MissingCardError);
    expect(() => renderToString(page.inside(part))).toThrow(
      `<${name}> was rendered outside of a card`,
    );
  });
});

describe('RemovedPin', () => {
  describeConformance(<RemovedPin />, { element: HTMLDivElement, inside: page.inside });
  describeConformance(<RemovedPin variant="full-screen" />, {
    element: HTMLDivElement,
    inside: page.inside,
  });
});

describe('a card without a provider', () => {
  it('throws an error that says what to add', () => {
    const card = (
      <PinCardRoot pin={pin} surface="AuthHomefeed">
        text
      </PinCardRoot>
    );
    expect(() => renderToString(card)).toThrow(MissingProviderError);
    expect(() => renderToString(card)).toThrow('Put it inside <TackboardProvider client=');
  });
});
