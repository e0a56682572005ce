import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AnnotationPills } from './annotation-pills.js';
import './closeup.css';

const WORDS = [
  'Dunes',
  'Burnt orange',
  'Desert prints',
  'Evening sun',
  'Screen printing',
  'Landscape art',
  'Sand',
  'Poster design',
  'Warm colours',
  'Horizon',
];

const pin = {
  id: '1',
  pinJoin: {
    visualAnnotation: WORDS,
    annotationsWithLinksArray: WORDS.filter((word) => word !== 'Sand').map((name, index) => ({
      name,
      url: `/ideas/${name.toLowerCase().replaceAll(' ', '-')}/${index}/`,
    })),
  },
};

/**
 * The annotations of a pin's image. A word with a page is a link; the others are plain text. An arrow shows where more than
 * 4 px are hidden, and scrolls by half of the visible width.
 */
const meta = {
  title: 'Pin page/AnnotationPills',
  component: AnnotationPills,
  args: { pin },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 508 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      entry: '@tackboard/pin-card/closeup',
      anatomy: '<AnnotationPills pin={pin} />',
      keys: [
        ['Tab', 'moves through the links, which scroll into view, then to the arrows'],
        ['Enter', 'on a word opens its page; on an arrow scrolls by half of the visible width'],
      ],
    },
  },
} satisfies Meta<typeof AnnotationPills>;

export default meta;

type Story = StoryObj<typeof meta>;

/** At the start, only the arrow to the end shows. After a press, the other one shows too. */
export const Row: Story = {
  play: async ({ canvas, canvasElement }) => {
    const row = within(canvasElement).getByRole('list');
    // A font that loads during the smooth scroll changes the widths and stops the scroll.
    await document.fonts.ready;
    await expect(canvas.queryByRole('button', { name: 'Scroll back' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Scroll forward' }));
    // Half of the visible width, or the rest of the row.
    const step = () => Math.min(row.clientWidth / 2, row.scrollWidth - row.clientWidth);
    await waitFor(() => expect(Math.abs(row.scrollLeft)).toBeGreaterThan(step() - 2), {
      timeout: 5000,
    });
    const back = await canvas.findByRole('button', { name: 'Scroll back' });
    // It fades in.
    await waitFor(() => expect(back).toBeVisible());
  },
};

/** Nothing to scroll, so no arrows. */
export const Few: Story = {
  args: {
    pin: { id: '2', pinJoin: { ...pin.pinJoin, visualAnnotation: ['Dunes', 'Sand'] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Without links the row itself is focusable, so that the arrow keys scroll it. */
export const WithoutLinks: Story = {
  args: { pin: { id: '3', pinJoin: { visualAnnotation: WORDS } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Scroll forward' });
    await expect(canvas.getByRole('list')).toHaveAttribute('tabindex', '0');
  },
};

/** A very long word, and another script. */
export const LongWords: Story = {
  args: {
    pin: {
      id: '4',
      pinJoin: {
        visualAnnotation: [
          'Donaudampfschifffahrtsgesellschaftskapitänskajüte im Abendlicht',
          'كثبان رملية',
          'Sand',
        ],
      },
    },
  },
};
