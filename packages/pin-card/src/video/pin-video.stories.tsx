import type { Pin } from '@tackboard/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PinCard } from '../card/pin-card.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { PinVideo, type PinVideoProps } from './pin-video.js';

const PLAYLIST = '/photographs/stems-video/stems.m3u8';
const NAME = 'Pressing wild stems without losing their colour';
const GIF = globalThis.location ? new URL('/prints/stems.gif', location.origin).href : '';

/** A pin with an image and the given media. */
const pinWith = (id: string, changes: Partial<Pin>) =>
  samplePin(id, pictures.stems, {
    title: NAME,
    altText: 'Eight stems with leaves and round flowers',
    pinner: people.garden,
    ...changes,
  });

const videoPin = (id: string, changes: Partial<Pin> = {}) =>
  pinWith(id, {
    videos: { id, duration: 8000, videoList: { V_HLSV4: { url: PLAYLIST } } },
    ...changes,
  });

/** The pin of the card that renders the part. */
interface StoryArgs extends PinVideoProps {
  readonly pin: Pin;
}

/**
 * The moving media of a pin, above its image: a video, a gif, or an embed of an allowed site. Videos play automatically,
 * muted and one at a time: the one nearest to the centre of the window. Cards fetch the part for pins that need it.
 */
const meta = {
  title: 'Card/PinVideo',
  component: PinVideo,
  args: { pin: videoPin('1') },
  render: ({ pin }) => (
    <div style={{ inlineSize: 236 }}>
      <PinCard pin={pin} surface="AuthHomefeed" priority="high" />
    </div>
  ),
  parameters: {
    guide: {
      entry: '@tackboard/pin-card/video',
      anatomy:
        '<PinCardRoot pin={pin} surface="AuthHomefeed">\n  <PinVisual />\n  <PinVideo />\n</PinCardRoot>',
      keys: [
        ['Tab', 'moves to Play or Pause, then to Mute, then to Captions'],
        ['Enter, Space', 'plays, pauses or retries; turns sound or captions on and off'],
      ],
    },
  },
} satisfies Meta<StoryArgs>;

export default meta;

type Story = StoryObj<StoryArgs>;
type Canvas = NonNullable<Parameters<NonNullable<Story['play']>>[0]['canvas']>;

const button = (canvas: Canvas, label: string) =>
  canvas.findByRole('button', { name: `${label}: ${NAME}` }, { timeout: 5000 });

/** Presses with the keyboard: the controls of a playing video are hidden until its card has pointer or focus. */
async function press(canvas: Canvas, label: string) {
  (await button(canvas, label)).focus();
  await userEvent.keyboard('{Enter}');
}

const shows = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('.tb-video[data-shown]')).not.toBeNull(), {
    timeout: 5000,
  });

/** It plays automatically, muted, and shows the remaining time. */
export const Playing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await button(canvas, 'Pause');
    await shows(canvasElement);
  },
};

/** The controls show while the card has pointer or focus. */
export const Controls: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement);
    (await button(canvas, 'Pause')).focus();
    const unmute = await button(canvas, 'Unmute');
    await waitFor(() => expect(unmute).toBeVisible());
  },
};

/** It stays paused until the viewer presses Play. */
export const Paused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement);
    await press(canvas, 'Pause');
    await button(canvas, 'Play');
  },
};

export const WithSound: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement);
    await press(canvas, 'Unmute');
    await button(canvas, 'Mute');
    await press(canvas, 'Mute');
    await button(canvas, 'Unmute');
  },
};

/** Captions in the language of the page, if the video has any. */
export const WithCaptions: Story = {
  args: {
    pin: videoPin('2', {
      videos: {
        duration: 8000,
        videoList: { V_HLSV4: { url: PLAYLIST, captionsUrls: { 'en-us': '/prints/stems.vtt' } } },
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement);
    await expect(await button(canvas, 'Captions')).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Visitors see neither the duration nor the remaining time. */
export const SignedOut: Story = {
  parameters: { tackboard: { viewer: 'signed-out' } },
  play: async ({ canvasElement }) => {
    await shows(canvasElement);
    await expect(canvasElement.querySelector('.tb-video-time')).toBeNull();
  },
};

/** It may play at the same time as an organic video. */
export const Promoted: Story = {
  args: { pin: videoPin('3', { isPromoted: true, promoter: people.kiln }) },
  play: ({ canvasElement }) => shows(canvasElement),
};

/** The video that a story starts with. */
export const StoryVideo: Story = {
  args: {
    pin: pinWith('4', {
      storyPinData: {
        totalVideoDuration: 8000,
        pages: [
          {
            blocks: [
              { blockType: 3, video: { videoList: { V_720P: { url: '/prints/stems.mp4' } } } },
            ],
          },
        ],
      },
    }),
  },
  play: ({ canvasElement }) => shows(canvasElement),
};

/** The image stays, and the button tries again. */
export const Failed: Story = {
  args: {
    pin: videoPin('5', { videos: { videoList: { V_720P: { url: '/prints/there-is-none.mp4' } } } }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Couldn't play the video.", undefined, { timeout: 5000 });
    await button(canvas, 'Try again');
  },
};

/** A gif takes turns with videos. */
export const Gif: Story = {
  args: { pin: pinWith('6', { embed: { src: GIF, type: 'gif' } }) },
  play: ({ canvasElement }) => shows(canvasElement),
};

/** Pausing shows the still image. */
export const GifPaused: Story = {
  ...Gif,
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement);
    await press(canvas, 'Pause');
    await button(canvas, 'Play');
    await expect(canvasElement.querySelector('.tb-video img')).toBeNull();
  },
};

/** An embed opens with one press and closes with another. */
export const Embed: Story = {
  args: { pin: pinWith('7', { embed: { src: 'https://player.example/e/7', type: 'video' } }) },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Play');
    await waitFor(() =>
      expect(canvasElement.querySelector('iframe')).toHaveAttribute('id', 'video-iframe'),
    );
    await press(canvas, 'Stop');
    await button(canvas, 'Play');
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** The image with its link shows when the host does not allow the site. A sign says that it is a video. */
export const EmbedOfAnotherSite: Story = {
  args: { pin: pinWith('8', { embed: { src: 'https://elsewhere.example/e/8', type: 'video' } }) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: NAME });
    await waitFor(() => expect(canvasElement.querySelector('.tb-video-sign')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^Play/ })).toBeNull();
  },
};

/** Only the video nearest to the centre of the window plays. At most three hold data. */
export const OneOfSeveral: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {['11', '12', '13', '14'].map((id) => (
        <div key={id} style={{ inlineSize: 236 }}>
          <PinCard pin={videoPin(id)} surface="AuthHomefeed" priority="high" />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await shows(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-phase="playing"]')).toHaveLength(1);
    await waitFor(() => expect(canvasElement.querySelectorAll('video[src]')).toHaveLength(3));
  },
};
