import type { Pin } from '@tackboard/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PinCard } from '../card/pin-card.js';
import { people, pictures, samplePin } from '../sample-pins.stories.js';
import { PinVideo, type PinVideoProps } from './pin-video.lazy.js';

const PLAYLIST = '/photographs/stems-video/stems.m3u8';
const NAME = 'Pressing wild stems without losing their colour';
const GIF = globalThis.location ? new URL('/prints/stems.gif', location.origin).href : '';

/** A pin with a picture in which something moves. */
const moving = (id: string, changes: Partial<Pin>) =>
  samplePin(id, pictures.stems, {
    title: NAME,
    altText: 'Eight stems with leaves and round flowers',
    pinner: people.garden,
    ...changes,
  });

const film = (id: string, changes: Partial<Pin> = {}) =>
  moving(id, {
    videos: { id, duration: 8000, videoList: { V_HLSV4: { url: PLAYLIST } } },
    ...changes,
  });

/** What a story is about: the pin of the card around the part. */
interface StoryArgs extends PinVideoProps {
  readonly pin: Pin;
}

/**
 * What moves in a pin, over the picture that holds its box: a film, a gif, or media of a site that the page allows. Films
 * start by themselves when they are near the middle of the window, one at a time and without sound; the card of a moving
 * pin fetches all of it.
 */
const meta = {
  title: 'Pin card/PinVideo',
  component: PinVideo,
  args: { pin: film('1') },
  render: ({ pin }) => (
    <div style={{ inlineSize: 236 }}>
      <PinCard pin={pin} surface="AuthHomefeed" eager />
    </div>
  ),
  parameters: {
    guide: {
      entry: '@tackboard/pin-card/video',
      anatomy:
        '<PinCardRoot pin={pin} surface="AuthHomefeed">\n  <PinVisual />\n  <PinVideo />\n</PinCardRoot>',
      keys: [
        ['Tab', 'goes to Play or Pause, then to the sound, then to the captions'],
        ['Enter, Space', 'play, pause, try again; turn the sound or the captions on and off'],
      ],
    },
  },
} satisfies Meta<StoryArgs>;

export default meta;

type Story = StoryObj<StoryArgs>;
type Canvas = NonNullable<Parameters<NonNullable<Story['play']>>[0]['canvas']>;

const button = (canvas: Canvas, label: string) =>
  canvas.findByRole('button', { name: `${label}: ${NAME}` }, { timeout: 5000 });

/** Presses with the keyboard: with a mouse the controls of a film that plays lie unseen until the pointer comes. */
async function press(canvas: Canvas, label: string) {
  (await button(canvas, label)).focus();
  await userEvent.keyboard('{Enter}');
}

const shows = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('.tb-video[data-shown]')).not.toBeNull(), {
    timeout: 5000,
  });

/** It plays by itself, without sound, and tells how much of it is left. */
export const Playing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await button(canvas, 'Pause');
    await shows(canvasElement);
  },
};

/** The controls come with the focus, as with the mouse. */
export const Controls: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement);
    (await button(canvas, 'Pause')).focus();
    const unmute = await button(canvas, 'Unmute');
    await waitFor(() => expect(unmute).toBeVisible());
  },
};

/** It stays where it was paused, also while other cards are looked at. */
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

/** In the language of the page, where there are any. */
export const WithCaptions: Story = {
  args: {
    pin: film('2', {
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

/** No length in the corner, and no time that is left: those are for people who have signed in. */
export const SignedOut: Story = {
  parameters: { tackboard: { viewer: 'signed-out' } },
  play: async ({ canvasElement }) => {
    await shows(canvasElement);
    await expect(canvasElement.querySelector('.tb-video-time')).toBeNull();
  },
};

/** Tracked apart: it may play beside an organic film. */
export const Promoted: Story = {
  args: { pin: film('3', { isPromoted: true, promoter: people.kiln }) },
  play: ({ canvasElement }) => shows(canvasElement),
};

/** The film that a story begins with. */
export const StoryFilm: Story = {
  args: {
    pin: moving('4', {
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

/** The picture stays, and the button tries again. */
export const Failed: Story = {
  args: {
    pin: film('5', { videos: { videoList: { V_720P: { url: '/prints/there-is-none.mp4' } } } }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The video could not be played.', undefined, { timeout: 5000 });
    await button(canvas, 'Try again');
  },
};

/** A gif takes turns with films. */
export const Gif: Story = {
  args: { pin: moving('6', { embed: { src: GIF, type: 'gif' } }) },
  play: ({ canvasElement }) => shows(canvasElement),
};

/** Pausing shows the still picture. */
export const GifPaused: Story = {
  ...Gif,
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement);
    await press(canvas, 'Pause');
    await button(canvas, 'Play');
    await expect(canvasElement.querySelector('.tb-video img')).toBeNull();
  },
};

/** Media of another site wait for a press, and go with another. */
export const Embed: Story = {
  args: { pin: moving('7', { embed: { src: 'https://player.example/e/7', type: 'video' } }) },
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

/** Of a site that the page does not allow there is the picture with its link. */
export const EmbedOfAnotherSite: Story = {
  args: { pin: moving('8', { embed: { src: 'https://elsewhere.example/e/8', type: 'video' } }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: NAME });
    await expect(canvas.queryByRole('button', { name: /^Play/ })).toBeNull();
  },
};

/** Of several films the one nearest to the middle of the window plays; the others say that they are films. */
export const OneOfSeveral: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {['11', '12', '13', '14'].map((id) => (
        <div key={id} style={{ inlineSize: 236 }}>
          <PinCard pin={film(id)} surface="AuthHomefeed" eager />
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
