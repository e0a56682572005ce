import type { UploadStatus } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock, flush } from '../testing/index.js';
import { uploadMachine, type UploadPorts } from './upload.machine.js';

const picture = new Blob(['picture'], { type: 'image/jpeg' });
const video = new Blob(['video'], { type: 'video/mp4' });

function start(statuses: (UploadStatus | Error)[] = [], over: Partial<UploadPorts> = {}) {
  const clock = createFakeClock();
  const did: unknown[] = [];
  let reads = 0;
  const actor = createActor(uploadMachine, {
    clock,
    input: {
      ports: {
        requestUploadSlot: async ({ type }, { idempotencyKey }) => {
          did.push(['slot', type, idempotencyKey]);
          return { id: 'u1', uploadUrl: 'https://upload.example/', uploadParameters: { key: 'k' } };
        },
        postUpload: async (slot, file, { onProgress }) => {
          did.push(['post', slot.id, file.size]);
          onProgress?.(0.5);
          onProgress?.(0.25);
        },
        readUploads: async (ids) => {
          reads++;
          did.push(['read', ids]);
          const status = statuses.shift() ?? { status: 'processing' };
          if (status instanceof Error) throw status;
          return { u1: status };
        },
        newKey: () => 'key',
        onDone: (result) => did.push(['done', result]),
        onFailure: (failure, cause) => did.push(['failed', failure, cause]),
        ...over,
      },
    },
  }).start();
  const upload = async (file = picture, kind?: string) => {
    actor.send({ type: 'UPLOAD', file, ...(kind && { kind }) });
    await flush();
  };
  return { actor, clock, did, reads: () => reads, upload };
}

const http = (status: number) => Object.assign(new Error(`HTTP ${status}`), { status });

describe('an upload (S3 §4.11.1 §4.11.2 §4.11.3 §4.11.4)', () => {
  it('requests a slot, uploads, and is done when the server says so', async () => {
    const { actor, did, upload } = start([{ status: 'succeeded', signature: 'abc' }]);
    await upload();
    expect(did).toEqual([
      ['slot', 'image', 'key'],
      ['post', 'u1', 7],
      ['read', ['u1']],
      ['done', { uploadId: 'u1', signature: 'abc' }],
    ]);
    expect(actor.getSnapshot().value).toEqual({ settled: 'done' });
    expect(actor.getSnapshot().context.progress).toBe(1);
  });

  it('is polled every 5000 ms while registered or processing', async () => {
    const { actor, clock, reads, upload } = start([
      { status: 'registered' },
      { status: 'processing' },
      { status: 'succeeded' },
    ]);
    await upload();
    expect(reads()).toBe(1);
    clock.advance(4999);
    expect(reads()).toBe(1);
    clock.advance(1);
    await flush();
    expect(reads()).toBe(2);
    clock.advance(5000);
    await flush();
    expect(actor.getSnapshot().value).toEqual({ settled: 'done' });
  });

  it.each([{ status: 'failed' }, { status: 'melted' }, {}])('fails with %j', async (status) => {
    const { did, upload } = start([status]);
    await upload();
    expect(did.at(-1)).toEqual(['failed', 'rejected', undefined]);
  });

  it('waits on after a transport error or 503, and fails after any other error', async () => {
    const { actor, clock, did, upload } = start([new Error('offline'), http(503), http(403)]);
    await upload();
    expect(actor.getSnapshot().value).toEqual({ working: 'waiting' });
    clock.advance(5000);
    await flush();
    expect(actor.getSnapshot().value).toEqual({ working: 'waiting' });
    clock.advance(5000);
    await flush();
    expect(did.at(-1)).toEqual(['failed', 'rejected', expect.objectContaining({ status: 403 })]);
  });

  it('fails after 60 status requests', async () => {
    const { clock, did, reads, upload } = start();
    await upload();
    for (let poll = 1; poll < 59; poll++) {
      clock.advance(5000);
      await flush();
    }
    expect(reads()).toBe(59);
    clock.advance(5000);
    await flush();
    expect(reads()).toBe(60);
    expect(did.at(-1)).toEqual(['failed', 'out-of-patience', undefined]);
  });

  it('gives a question up at 10 000 ms and asks again', async () => {
    let reads = 0;
    const { actor, clock, upload } = start([], {
      readUploads: () => {
        reads++;
        return new Promise(() => undefined);
      },
    });
    await upload();
    clock.advance(9_999);
    expect(actor.getSnapshot().value).toEqual({ working: 'asking' });
    clock.advance(1);
    expect(actor.getSnapshot().value).toEqual({ working: 'waiting' });
    clock.advance(5000);
    expect(reads).toBe(2);
  });

  it('fails without a slot, and when the file cannot be posted (S3 §8.8)', async () => {
    const refused = http(400);
    const noSlot = start([], { requestUploadSlot: () => Promise.reject(refused) });
    await noSlot.upload();
    expect(noSlot.did).toEqual([['failed', 'no-slot', refused]]);
    const notPosted = start([], { postUpload: () => Promise.reject(refused) });
    await notPosted.upload();
    expect(notPosted.did.at(-1)).toEqual(['failed', 'not-posted', refused]);
  });

  it.each([new Blob(['text'], { type: 'text/plain' }), new Blob([], { type: 'image/png' })])(
    'takes no file that is no picture (S3 §8.9)',
    async (file) => {
      const { did, upload } = start();
      await upload(file);
      expect(did).toEqual([['failed', 'invalid-image', undefined]]);
    },
  );

  it('accepts a video on request', async () => {
    const { did, upload } = start([{ status: 'succeeded' }]);
    await upload(video, 'video');
    expect(did[0]).toEqual(['slot', 'video', 'key']);
    expect(did.at(-1)).toEqual(['done', { uploadId: 'u1' }]);
  });

  it('S3 §4.11.1: draws the poster of a video before it requests a slot', async () => {
    const poster = new Blob(['poster'], { type: 'image/jpeg' });
    const { actor, did, upload } = start([{ status: 'succeeded', signature: 'abc' }], {
      drawPoster: async (file) => {
        did.push(['poster', file.type]);
        return poster;
      },
    });
    await upload(video, 'video');
    expect(did).toEqual([
      ['poster', 'video/mp4'],
      ['slot', 'video', 'key'],
      ['post', 'u1', 5],
      ['read', ['u1']],
      ['done', { uploadId: 'u1', signature: 'abc', poster }],
    ]);
    await upload();
    expect(actor.getSnapshot().context.poster).toBeUndefined();
    expect(did.filter((each) => (each as unknown[])[0] === 'poster')).toHaveLength(1);
  });

  it('requests no slot for a video that the browser cannot decode, or not within 10 000 ms', async () => {
    const undecodable = start([], { drawPoster: () => Promise.reject(new Error('No frame')) });
    await undecodable.upload(video, 'video');
    expect(undecodable.did).toEqual([['failed', 'invalid-video', undefined]]);

    let drawing: AbortSignal | undefined;
    const slow = start([], {
      drawPoster: (_, { signal }) => {
        drawing = signal;
        return new Promise(() => undefined);
      },
    });
    await slow.upload(video, 'video');
    slow.clock.advance(9_999);
    expect(slow.did).toEqual([]);
    slow.clock.advance(1);
    expect(slow.did).toEqual([['failed', 'invalid-video', undefined]]);
    expect(drawing?.aborted).toBe(true);
  });

  it('takes no empty video, and nothing else for a video', async () => {
    const { did, upload } = start();
    await upload(new Blob([], { type: 'video/mp4' }), 'video');
    await upload(picture, 'video');
    expect(did).toEqual([
      ['failed', 'invalid-video', undefined],
      ['failed', 'invalid-video', undefined],
    ]);
  });

  it('accepts one file at a time, and another afterwards', async () => {
    const { actor, did, upload } = start([{ status: 'failed' }, { status: 'succeeded' }]);
    actor.send({ type: 'UPLOAD', file: picture });
    actor.send({ type: 'UPLOAD', file: picture });
    await flush();
    expect(did.filter((each) => (each as unknown[])[0] === 'slot')).toHaveLength(1);
    await upload();
    expect(did.at(-1)).toEqual(['done', { uploadId: 'u1' }]);
    expect(actor.getSnapshot().context.failure).toBeUndefined();
  });

  it('that is cancelled stops its request and says nothing', async () => {
    let posting: AbortSignal | undefined;
    const { actor, did, upload } = start([], {
      postUpload: (_, __, { signal }) => {
        posting = signal;
        return new Promise(() => undefined);
      },
    });
    await upload();
    actor.send({ type: 'PROGRESS', share: 0.5 });
    expect(actor.getSnapshot().context.progress).toBe(0.5);
    actor.send({ type: 'CANCEL' });
    expect(posting?.aborted).toBe(true);
    expect(actor.getSnapshot().value).toEqual({ settled: 'idle' });
    expect(did).toEqual([['slot', 'image', 'key']]);
  });
});

describe('an upload without a response', () => {
  const never = () => new Promise<never>(() => undefined);

  it('fails at 30 s without a slot', async () => {
    const { actor, clock, did, upload } = start([], { requestUploadSlot: never });
    await upload();
    clock.advance(29_999);
    expect(actor.getSnapshot().value).toEqual({ working: 'requestingSlot' });
    clock.advance(1);
    expect(actor.getSnapshot().value).toEqual({ settled: 'failed' });
    expect(did).toEqual([['failed', 'no-slot', undefined]]);
  });

  it('fails after ten minutes of posting, and the post is aborted', async () => {
    let signal: AbortSignal | undefined;
    const { actor, clock, did, upload } = start([], {
      postUpload: (_, __, options) => {
        signal = options.signal;
        return never();
      },
    });
    await upload();
    clock.advance(599_999);
    expect(actor.getSnapshot().value).toEqual({ working: 'posting' });
    clock.advance(1);
    expect(actor.getSnapshot().value).toEqual({ settled: 'failed' });
    expect(signal?.aborted).toBe(true);
    expect(did.at(-1)).toEqual(['failed', 'not-posted', undefined]);
  });
});
