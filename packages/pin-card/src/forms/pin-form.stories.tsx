import type { TackboardCalls } from '@tackboard/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { pickerPorts } from '../../test-data/boards.js';
import { boards, pictures, samplePin } from '../../test-data/pins.js';
import { PinForm } from './pin-form.js';

const onSubmit = fn(async () => undefined).mockName('onSubmit');

const uploads: Partial<TackboardCalls> = {
  requestUploadSlot: fn(async () => ({ id: 'u1', uploadUrl: '/upload' })).mockName(
    'requestUploadSlot',
  ),
  postUpload: fn(async () => undefined).mockName('postUpload'),
  readUploads: fn(async () => ({
    u1: { status: 'succeeded' as const, signature: 'abc' },
  })).mockName('readUploads'),
};
const calls = { ...pickerPorts, ...uploads };

/** Creates an image file. */
async function createImageFile(): Promise<File> {
  const canvas = new OffscreenCanvas(320, 400);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#d9763c';
    context.fillRect(0, 0, 320, 400);
    context.fillStyle = '#b0412a';
    context.beginPath();
    context.arc(200, 120, 64, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = '#7d2f22';
    context.fillRect(0, 260, 320, 140);
  }
  return new File([await canvas.convertToBlob()], 'sun.png', { type: 'image/png' });
}

/** Creates or edits a pin: image, title, description, link, alt text and board. */
const meta = {
  title: 'Pin page/PinForm',
  component: PinForm,
  args: { onSubmit, board: boards.desert },
  parameters: {
    tackboard: { calls },
    guide: {
      entry: '@tackboard/pin-card/forms',
      anatomy: '<PinForm pin={pin} onSubmit={async (values, { idempotencyKey }) => …} />',
      keys: [
        ['Enter, Space', 'on the image opens the file dialog, on the board the board picker'],
        ['Enter', 'in a field of one line submits the form'],
      ],
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 760 }}>{Story()}</div>],
} satisfies Meta<typeof PinForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const picture = () => screen.getByLabelText<HTMLInputElement>(/^Choose (a|another) picture/);

export const NewPin: Story = {};

/** The image is uploaded as soon as it is chosen. */
export const WithPicture: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(picture(), await createImageFile());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Sun over red sand');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          title: 'Sun over red sand',
          picture: { uploadId: 'u1', signature: 'abc' },
        }),
        expect.anything(),
      ),
    );
  },
};

export const Uploading: Story = {
  parameters: {
    tackboard: {
      calls: {
        ...calls,
        postUpload: ((_slot, _file, { onProgress }) => {
          onProgress?.(0.6);
          return new Promise(() => undefined);
        }) satisfies TackboardCalls['postUpload'],
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.upload(picture(), await createImageFile());
    await canvas.findByRole('progressbar', { name: 'Uploading…' });
  },
};

/** Nothing is uploaded, and the texts stay. */
export const Cancelled: Story = {
  ...Uploading,
  play: async ({ canvas }) => {
    await userEvent.upload(picture(), await createImageFile());
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(picture()).toHaveFocus());
  },
};

export const InvalidImage: Story = {
  play: async ({ canvas }) => {
    const file = new File(['text'], 'notes.txt', { type: 'text/plain' });
    await userEvent.setup({ applyAccept: false }).upload(picture(), file);
    await canvas.findByText('Invalid image');
  },
};

export const UploadFailed: Story = {
  parameters: {
    tackboard: {
      calls: { ...calls, requestUploadSlot: () => Promise.reject(new Error('HTTP 500')) },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.upload(picture(), await createImageFile());
    await canvas.findByText("Couldn't upload the file. Try again.");
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** Messages show below invalid fields. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Link' }), 'two words');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await canvas.findByText('Choose a picture or video for your Pin.');
    await canvas.findByText('Enter a full web address, such as https://example.com.');
    await canvas.findByText('2 fields need your attention.');
  },
};

export const EditPin: Story = {
  args: {
    pin: samplePin('1', pictures.nightShapes, {
      title: 'Night shapes',
      description: 'Quarter circles and triangles, cut from four papers.',
      link: 'https://printhouse.test/night-shapes',
      altText: 'Quarter circles and triangles in blue, sand and green',
      board: boards.posters,
    }),
    onCancel: fn().mockName('onCancel'),
  },
};

/** The board picker chooses a board and a section. */
export const ChooseABoard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Board Desert prints' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sections of Posters' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Skies/ }));
    await canvas.findByRole('button', { name: 'Board Skies, in Posters' });
  },
};
