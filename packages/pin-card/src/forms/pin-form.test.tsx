import { describeConformance } from '@tackboard/conformance';
import type { TackboardCalls, Pin } from '@tackboard/domain';
import { createMemoryStorage } from '@tackboard/machines/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { settle } from '../settle.test.fixture.js';
import { boards, pictures, samplePin } from '../../test-data/pins.js';
import { samplePage } from '../../test-data/page.js';
import { PinForm, type PinFormProps } from './pin-form.js';

const pin: Pin = samplePin('1', pictures.dunes, {
  title: 'Dune study',
  description: 'Ochre and red',
  link: 'https://printhouse.test/dunes',
  altText: 'Layers of dunes',
  board: boards.posters,
});

const slot = { id: 'u1', uploadUrl: '/upload', uploadParameters: {} };
const uploads: Partial<TackboardCalls> = {
  requestUploadSlot: async () => slot,
  postUpload: async () => undefined,
  readUploads: async () => ({ u1: { status: 'succeeded', signature: 'abc' } }),
};
const photo = new File(['x'], 'dunes.png', { type: 'image/png' });
const noop = async () => {};

// Loaded first, because the first import takes longer than a test waits.
beforeAll(() => import('../prompts/login-prompt.js'));
afterEach(cleanup);

function show(props: Partial<PinFormProps> = {}, calls: Partial<TackboardCalls> = uploads) {
  const onSubmit = vi.fn<PinFormProps['onSubmit']>(noop);
  const onError = vi.fn();
  const page = samplePage({ calls, onError });
  render(page.inside(<PinForm onSubmit={onSubmit} {...props} />));
  return { ...page, onError, onSubmit };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const picture = () => screen.getByLabelText<HTMLInputElement>(/Choose (a|another) picture/);
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const choose = async (file: File) => {
  await userEvent.setup({ applyAccept: false }).upload(picture(), file);
  await settle();
};

describe('PinForm', () => {
  describeConformance(<PinForm pin={pin} onSubmit={noop} />, {
    element: HTMLFormElement,
    inside: samplePage().inside,
  });

  it('prompts a limited login at the image and at Publish, and has the text again after the login (S3 §6)', async () => {
    const sessionStorage = createMemoryStorage();
    const requestUploadSlot = vi.fn(async () => slot);
    const onSubmit = vi.fn<PinFormProps['onSubmit']>(noop);
    const openLogin = vi.fn();
    const mount = (isLimitedLogin: boolean) => {
      const page = samplePage({
        viewer: { isAuth: true, id: '42', isLimitedLogin },
        calls: { ...uploads, requestUploadSlot },
        environment: { sessionStorage },
        navigation: { openLogin },
      });
      render(page.inside(<PinForm board={boards.desert} onSubmit={onSubmit} />));
    };
    mount(true);
    await userEvent.type(field('Title'), 'Dunes');
    await userEvent.type(field('Description'), 'Ochre');
    await choose(photo);
    const name = 'Log in to create a Pin or board';
    await screen.findByRole('dialog', { name });
    expect(requestUploadSlot).not.toHaveBeenCalled();
    await press('Not now');
    await userEvent.type(field('Picture address'), 'https://printhouse.test/dunes.png');
    await press('Publish');
    await screen.findByRole('dialog', { name });
    await press('Log in');
    expect(openLogin).toHaveBeenCalledExactlyOnceWith('login', { reason: 'createPin' });
    expect(onSubmit).not.toHaveBeenCalled();
    cleanup();

    mount(false);
    expect(field('Title').value).toBe('Dunes');
    await press('Publish');
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      title: 'Dunes',
      description: 'Ochre',
      board: boards.desert,
      image: { kind: 'url', imageUrl: 'https://printhouse.test/dunes.png' },
    });
  });

  it('submits a new pin with its image', async () => {
    const { onSubmit } = show({ board: boards.desert });
    await choose(photo);
    await userEvent.type(field('Title'), ' Dunes ');
    await userEvent.type(field('Link'), 'printhouse.test/dunes?epik=abc&a=1');
    await userEvent.type(field('Alt text'), 'Sand');
    await press('Publish');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      {
        title: 'Dunes',
        description: '',
        // Without `epik` (S2 §5).
        link: 'https://printhouse.test/dunes?a=1',
        altText: 'Sand',
        board: boards.desert,
        picture: { uploadId: 'u1', signature: 'abc' },
      },
      { idempotencyKey: expect.any(String) },
    );
  });

  it('shows the link left to right, and empty fields in the direction of the page', () => {
    show({ board: boards.desert });
    expect(field('Link').getAttribute('dir')).toBe('ltr');
    expect(field('Title').hasAttribute('dir')).toBe(false);
  });

  it('shows "Invalid image" for other files, and accepts an image afterwards (S3 §5)', async () => {
    show();
    await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(screen.getByText('Invalid image')).toBeVisible();
    expect(picture().getAttribute('aria-invalid')).toBe('true');
    await choose(photo);
    expect(screen.queryByText('Invalid image')).toBeNull();
    expect(picture().getAttribute('aria-invalid')).toBeNull();
  });

  it('shows "Invalid image" for a file that the server rejects, and no retry (S3 §8)', async () => {
    show({}, { ...uploads, readUploads: async () => ({ u1: { status: 'failed' } }) });
    await choose(photo);
    expect(screen.getByText('Invalid image')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows that the upload failed, and reports the error', async () => {
    const error = new Error('HTTP 500');
    const { onError } = show({}, { ...uploads, requestUploadSlot: () => Promise.reject(error) });
    await choose(photo);
    expect(screen.getByText("Couldn't upload the file. Try again.")).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith({ error });
  });

  it('shows the progress of the upload, and cannot be submitted before it ends (S3 §4.11)', async () => {
    const { onSubmit } = show(
      {},
      {
        ...uploads,
        postUpload: (_, __, { onProgress }) => {
          onProgress?.(0.4);
          return new Promise(() => undefined);
        },
      },
    );
    await choose(photo);
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading…' });
    expect(bar.value).toBe(0.4);
    await press('Publish');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('cancels an upload, whose request ends, and keeps what was typed (S3 §4.11)', async () => {
    let signal: AbortSignal | undefined;
    show(
      {},
      {
        ...uploads,
        postUpload: (_, __, options) => {
          ({ signal } = options);
          return new Promise(() => undefined);
        },
      },
    );
    await userEvent.type(field('Title'), 'Dunes');
    await choose(photo);
    await press('Cancel upload');
    expect(signal?.aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel upload' })).toBeNull();
    expect(document.activeElement).toBe(picture());
    expect(field('Title').value).toBe('Dunes');
    await press('Publish');
    expect(screen.getByText('Choose a picture or video for your Pin.')).toBeVisible();
  });

  it('uploads the same image again after a failure', async () => {
    const post = vi.fn<NonNullable<TackboardCalls['postUpload']>>();
    post.mockRejectedValueOnce(new Error('HTTP 500')).mockResolvedValueOnce();
    const { onSubmit } = show({}, { ...uploads, postUpload: post });
    await choose(photo);
    await press('Try again');
    expect(post.mock.calls.map(([, file]) => file)).toEqual([photo, photo]);
    await press('Publish');
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ picture: { uploadId: 'u1' } });
  });

  it.each([
    [' https://i.example/dunes.jpg ', { kind: 'url', imageUrl: 'https://i.example/dunes.jpg' }],
    [
      'data:image/png;base64,iVBORw==',
      { kind: 'base64', imageBase64: 'data:image/png;base64,iVBORw==' },
    ],
  ])('submits the image at %j (S3 §7)', async (address, image) => {
    const { onSubmit } = show();
    await userEvent.type(field('Picture address'), address);
    await press('Publish');
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ image });
  });

  it('shows "Invalid image" for an address that has none (S3 §8)', async () => {
    const { onSubmit } = show();
    await userEvent.type(field('Picture address'), 'javascript:alert(1)');
    expect(screen.queryByText('Invalid image')).toBeNull();
    await press('Publish');
    expect(screen.getByText('Invalid image')).toBeVisible();
    expect(screen.queryByText('Choose a picture or video for your Pin.')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field('Picture address')));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('has no field for an address beside an uploaded image', async () => {
    const { onSubmit } = show();
    await userEvent.type(field('Picture address'), 'https://i.example/dunes.jpg');
    await choose(photo);
    expect(screen.queryByRole('textbox', { name: 'Picture address' })).toBeNull();
    await press('Publish');
    expect(onSubmit.mock.calls[0]?.[0]).not.toHaveProperty('image');
  });

  it('requires an image and a valid link', async () => {
    const { onSubmit } = show();
    await userEvent.type(field('Link'), 'javascript:alert(1)');
    await press('Publish');
    expect(screen.getByText('Choose a picture or video for your Pin.')).toBeVisible();
    expect(
      screen.getByText('Enter a full web address, such as https://example.com.'),
    ).toBeVisible();
    expect(screen.getByRole('alert').textContent).toBe('2 fields need your attention.');
    await waitFor(() => expect(document.activeElement).toBe(picture()));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('accepts a description of at most 500 characters (S1 §5)', async () => {
    const { onSubmit } = show({ pin: { ...pin, description: 'x'.repeat(501) } });
    await press('Save changes');
    expect(screen.getByText('1 character over the limit of 500.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('starts with the values of a pin, and requires no image', async () => {
    const { onSubmit } = show({ pin }, {});
    expect(screen.getByRole('img', { name: 'Layers of dunes' })).toBeVisible();
    await userEvent.clear(field('Link'));
    await press('Save changes');
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      title: 'Dune study',
      description: 'Ochre and red',
      link: '',
      altText: 'Layers of dunes',
      board: boards.posters,
    });
  });

  it('submits the picked board and section', async () => {
    const section = { id: 's1', title: 'Sand', slug: 'sand' };
    const { onSubmit } = show(
      { pin },
      {
        listBoards: async () => ({ items: [boards.desert] }),
        listSections: async () => ({ items: [section] }),
      },
    );
    await press('Board Posters');
    await press('Sections of Desert prints');
    await press('Sand');
    expect(screen.getByRole('button', { name: 'Board Sand, in Desert prints' })).toBeVisible();
    await press('Save changes');
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ board: boards.desert, section });
  });

  it('clears the section when a board without sections is picked', async () => {
    const { onSubmit } = show({ pin }, { listBoards: async () => ({ items: [boards.desert] }) });
    await press('Board Posters');
    await press('Desert prints');
    await press('Save changes');
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ board: boards.desert });
    expect(onSubmit.mock.calls[0]?.[0]).not.toHaveProperty('section');
  });
});
