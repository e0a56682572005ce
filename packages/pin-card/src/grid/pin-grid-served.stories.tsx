import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CardContext, Pin } from '@tackboard/domain';
import { type ReactElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { feed } from '../../test-data/pins.js';
import { samplePage } from '../../test-data/page.js';
import { type ItemSize, pinSize } from './item-size.js';
import { firstScreenStyle } from './first-screen-style.js';
import { PinGrid } from './pin-grid.js';

/** Only pins in the viewport and its overscan: hydration removes others. */
const pinsFor = ({ width, spans }: ServedProps) => feed.slice(0, width < 600 && spans ? 5 : 8);

const context: CardContext = {
  viewer: { isAuth: true, id: '42' },
  surface: 'AuthHomefeed',
  now: 0,
};

/** The markup of a server. Browsers do not load the code of the style sheet, so it is inserted here. */
function renderOnServer(
  page: ReactElement,
  pins: readonly Pin[],
  itemSize: (pin: Pin) => ItemSize,
): string {
  const html = renderToString(page);
  const gridId = /data-grid="([^"]+)"/.exec(html)?.[1] ?? '';
  const style = firstScreenStyle(
    gridId,
    pins.map((pin) => itemSize(pin)),
  );
  return html.replace('</style>', () => `${style}</style>`);
}

interface ServedProps {
  /** The width of the grid, in pixels. */
  readonly width: number;
  /** Every third pin spans two columns. */
  readonly spans?: boolean;
}

/** The container of a server-rendered page. */
function Served({ width }: ServedProps) {
  return <div data-testid="served" style={{ inlineSize: width }} />;
}

/**
 * A server-rendered grid, then hydrated. The style sheet of the first screen and the script agree on every position, and
 * the nodes stay.
 */
const meta = {
  title: 'Grid/PinGrid from a server',
  component: Served,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: async ({ args, canvas }) => {
    const pins = pinsFor(args);
    const itemSize = (pin: Pin): ItemSize => ({
      ...pinSize(pin, context),
      ...(args.spans && Number(pin.id) % 3 === 0 && { span: 2 }),
    });
    const place = canvas.getByTestId('served');
    const page = () =>
      samplePage().inside(
        <PinGrid pins={pins} surface="AuthHomefeed" hasNextPage itemSize={itemSize} />,
      );
    place.innerHTML = renderOnServer(<StrictMode>{page()}</StrictMode>, pins, itemSize);

    const list = () => place.querySelector('ul') as HTMLElement;
    const items = () => [...list().children];
    const boxes = () =>
      [list(), ...items()].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map((value) => Math.round(value * 4) / 4);
      });
    const served = items();
    const before = boxes();
    await expect(new Set(before.slice(1).map(([x]) => x)).size).toBeGreaterThan(1);

    const root = hydrateRoot(place, <StrictMode>{page()}</StrictMode>);
    await waitFor(() => expect(place.querySelector('style')).toBeNull());
    await expect(items()).toEqual(served);
    await expect(boxes()).toEqual(before);
    root.unmount();
    place.innerHTML = renderOnServer(page(), pins, itemSize);
  },
} satisfies Meta<typeof Served>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = { args: { width: 1280 } };

export const Tablet: Story = { args: { width: 768 } };

export const Phone: Story = { args: { width: 374 } };

export const Fraction: Story = { args: { width: 433.3 } };

export const Spans: Story = { args: { width: 1280, spans: true } };

export const SpansOnPhone: Story = { args: { width: 374, spans: true } };
