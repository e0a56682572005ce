import type { TackboardCalls } from '@tackboard/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { samplePage } from '../../test-data/page.js';
import { WHOLE_FILE } from '../video/video.test.fixture.js';
import { PinForm, type PinFormProps } from './pin-form.js';

/** A busy machine needs this long to decode a video. */
const WITHIN_5_S = { timeout: 5000 };

let video: File;
beforeAll(async () => {
  const response = await fetch(WHOLE_FILE);
  video = new File([await response.blob()], 'stems.mp4', { type: 'video/mp4' });
});
afterEach(cleanup);

function show() {
  const requestUploadSlot = vi.fn<NonNullable<TackboardCalls['requestUploadSlot']>>(async () => ({
    id: 'u1',
    uploadUrl: '/upload',
    uploadParameters: {},
  }));
  const onSubmit = vi.fn<PinFormProps['onSubmit']>(async () => {});
  const page = samplePage({
    calls: {
      requestUploadSlot,
      postUpload: async () => undefined,
      readUploads: async () => ({ u1: { status: 'succeeded', signature: 'abc' } }),
    },
  });
  render(page.inside(<PinForm onSubmit={onSubmit} />));
  const choose = (file: File) => userEvent.upload(screen.getByLabelText(/^Choose a/), file);
  return { choose, onSubmit, requestUploadSlot };
}

it('S3 §4.11.1: uploads a video, and submits it with a frame as its poster', async () => {
  const { choose, onSubmit, requestUploadSlot } = show();
  await choose(video);
  await vi.waitFor(
    () => expect(screen.queryByRole('textbox', { name: 'Picture address' })).toBeNull(),
    WITHIN_5_S,
  );
  expect(requestUploadSlot.mock.calls[0]?.[0]).toEqual({ type: 'video' });
  const preview = document.querySelector('canvas');
  await vi.waitFor(() => expect([preview?.width, preview?.height]).toEqual([240, 312]), WITHIN_5_S);

  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  const { picture } = onSubmit.mock.calls[0]?.[0] ?? {};
  expect(picture).toEqual({ uploadId: 'u1', signature: 'abc', poster: expect.any(Blob) });
  expect(picture?.poster?.type).toBe('image/jpeg');
  const poster = await createImageBitmap(picture?.poster ?? new Blob());
  expect([poster.width, poster.height]).toEqual([240, 312]);
});

it('shows "Invalid video" for a file that the browser cannot decode, and requests no slot', async () => {
  const { choose, requestUploadSlot } = show();
  await choose(new File(['no video'], 'broken.mp4', { type: 'video/mp4' }));
  await vi.waitFor(() => expect(screen.getByText('Invalid video')).toBeTruthy(), WITHIN_5_S);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(requestUploadSlot).not.toHaveBeenCalled();
});
