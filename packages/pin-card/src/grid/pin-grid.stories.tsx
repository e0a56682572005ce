import type { Pin } from '@tackboard/domain';
import { Button } from '@tackboard/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { feed, manyPins } from '../../test-data/pins.js';
import { FindText } from './find-text.js';
import { pinSize } from './item-size.js';
import { PinGrid } from './pin-grid.js';

/**
 * A virtual masonry grid. Positions are computed from the known ratios of images, so nothing is measured and nothing jumps;
 * only cards near the viewport are rendered.
 */
const meta = {
  title: 'Grid/PinGrid',
  component: PinGrid,
  args: { pins: feed, hasNextPage: true, fetchNextPage: fn() },
  parameters: {
    guide: {
      entry: '@tackboard/pin-card',
      anatomy: '<PinGrid pins={pins} {...query} />',
      keys: [
        ['Tab', 'moves through the cards in the order of the pins'],
        ['Page Down, Page Up', 'in a feed: to the next card, to the one before'],
        ['Ctrl+End, Ctrl+Home', 'in a feed: behind it, before it'],
        ['Arrows', 'with `hasArrowKeys`: to the card in that direction'],
      ],
    },
  },
} satisfies Meta<typeof PinGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Feed: Story = {};

/** The first page is pending: skeletons fill the window. */
export const Loading: Story = { args: { pins: [], isPending: true } };

export const LoadingMore: Story = { args: { isFetchingNextPage: true } };

export const Empty: Story = { args: { pins: [], hasNextPage: false } };

export const End: Story = {
  args: { hasNextPage: false },
  play: async ({ canvas }) => {
    await canvas.findByText("You've reached the end");
  },
};

export const LoadFailed: Story = {
  args: { error: new Error('The page could not be fetched.') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.fetchNextPage).toHaveBeenCalledOnce();
  },
};

/** The same number of cards is rendered, whatever the number of pins. */
export const TenThousand: Story = {
  args: { pins: manyPins(10_000), hasNextPage: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(4));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(80);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
  },
};

export const HundredThousand: Story = {
  args: { pins: manyPins(100_000), hasNextPage: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(4));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(80);
  },
};

/** The browser's Find finds pins that are laid out and not rendered: press Ctrl+F after a scroll. */
export const FindInPage: Story = {
  args: { pins: manyPins(1000), hasNextPage: false, findInPage: FindText },
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 6000);
    await waitFor(() =>
      expect(canvasElement.querySelector('[hidden="until-found"]')).toHaveTextContent(/\w/),
    );
    window.scrollTo(0, 0);
  },
};

type GridArgs = ComponentProps<typeof PinGrid>;

function InElement(props: GridArgs) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller} style={{ blockSize: 520, overflow: 'auto' }}>
      <PinGrid {...props} scroller={scroller} />
    </div>
  );
}

/** An element scrolls the grid, not the window. */
export const ElementScroller: Story = {
  args: { pins: manyPins(1000) },
  render: (args) => <InElement {...args} />,
};

/** Each has its own viewport. */
export const TwoGrids: Story = {
  args: { pins: manyPins(1000) },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24 }}>
      <InElement {...args} />
      <InElement {...args} pins={[...args.pins].toReversed()} />
    </div>
  ),
};

/** Page Down and Page Up move from card to card. */
export const FeedRole: Story = {
  args: { pins: manyPins(200), role: 'feed' },
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('article');
    await expect(first?.parentElement).toHaveAttribute('aria-busy', 'false');
    first?.focus();
    // Their code is loaded with the focus.
    await waitFor(async () => {
      first?.focus();
      await userEvent.keyboard('{PageDown}');
      await expect(second).toHaveFocus();
    });
  },
};

/** The arrow keys move to the card in their direction. */
export const ArrowKeys: Story = {
  args: { pins: manyPins(200), hasArrowKeys: true },
};

const spanning: GridArgs['itemSize'] = (pin, context) => {
  const box = pinSize(pin, context);
  return box.ratio < 0.7 && Number(pin.id) % 2 === 1 ? { ...box, span: 2 } : box;
};

/** Some wide pins span two columns; later pins fill the holes above them. */
export const Spans: Story = {
  args: { pins: manyPins(200), itemSize: spanning },
};

/** Signed out there is no footer: images only. */
export const ImageOnly: Story = { parameters: { tackboard: { viewer: 'signed-out' } } };

/** In right-to-left text the columns begin at the right. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <PinGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem');
    const [first, second] = items.map((item) => item.getBoundingClientRect());
    await expect(second!.right).toBeLessThan(first!.left);
  },
};

const news = manyPins(400).map((pin): Pin => ({ ...pin, id: `9${pin.id}` }));

function Prepending(props: GridArgs) {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button
        style={{ position: 'sticky', insetBlockStart: 8, zIndex: 1 }}
        onClick={() => setCount(count + 10)}
      >
        Ten more before all
      </Button>
      <PinGrid {...props} pins={[...news.slice(0, count), ...props.pins]} />
    </>
  );
}

/** Prepended pins do not move the first pin that is wholly visible; the others are placed again around it. */
export const Prepend: Story = {
  args: { pins: manyPins(400) },
  render: (args) => <Prepending {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('listitem');
    window.scrollTo(0, 3000);
    const firstVisible = () =>
      [...canvasElement.querySelectorAll('[aria-posinset]')].find(
        (item) => item.getBoundingClientRect().top >= 0,
      )!;
    await waitFor(() => expect(Number(firstVisible().ariaPosInSet)).toBeGreaterThan(10));
    const first = firstVisible();
    const before = first.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Ten more before all' }));
    await expect(first.getBoundingClientRect().top).toBe(before);
    window.scrollTo(0, 0);
  },
};
