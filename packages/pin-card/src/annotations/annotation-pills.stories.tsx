import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AnnotationPills } from './annotation-pills.js';

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
 * The words seen in a pin's picture. A word that the site has a page about is a link; the others are plain text. Arrows
 * show where more than 4 px are left, and scroll by half of what is seen.
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
      entry: '@tackboard/pin-card/annotation-pills',
      anatomy: '<AnnotationPills pin={pin} />',
      keys: [
        ['Tab', 'goes from link to link, which scroll into view, then to the arrows that show'],
        ['Enter', 'on a word opens its page; on an arrow scrolls by half of what is seen'],
      ],
    },
  },
} satisfies Meta<typeof AnnotationPills>;

export default meta;

type Story = StoryObj<typeof meta>;

/** At its start only the arrow to the end shows. A press brings the other. */
export const Row: Story = {
  play: async ({ canvas, canvasElement }) => {
    const row = within(canvasElement).getByRole('list');
    // A font that comes while the row glides gives the words other widths, and ends the glide.
    await document.fonts.ready;
    await expect(canvas.queryByRole('button', { name: 'Scroll back' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Scroll on' }));
    // By half of what is seen, or as far as there is more.
    const step = () => Math.min(row.clientWidth / 2, row.scrollWidth - row.clientWidth);
    await waitFor(() => expect(Math.abs(row.scrollLeft)).toBeGreaterThan(step() - 2), {
      timeout: 5000,
    });
    await expect(await canvas.findByRole('button', { name: 'Scroll back' })).toBeVisible();
  },
};

/** So few that nothing scrolls: no arrow. */
export const Few: Story = {
  args: {
    pin: { id: '2', pinJoin: { ...pin.pinJoin, visualAnnotation: ['Dunes', 'Sand'] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Words without a page about them: the row itself takes the focus, so that the arrow keys scroll it. */
export const WithoutLinks: Story = {
  args: { pin: { id: '3', pinJoin: { visualAnnotation: WORDS } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Scroll on' });
    await expect(canvas.getByRole('list')).toHaveAttribute('tabindex', '0');
  },
};

/** Words as long as they come, and in another script. */
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
