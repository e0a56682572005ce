/** Where every video stands still, in seconds: in the middle of a frame at 20 frames a second, because at its start the frame before may show. */
const VIDEO_TIME_S = 0.525;

/** A limit for media that never load. Stories with broken pictures have some. */
const MEDIA_TIMEOUT_MS = 10_000;

/** How often a video is sought: a start that was under way may move it after the first time. */
const VIDEO_SEEKS = 3;

function timeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, MEDIA_TIMEOUT_MS));
}

function once(target: EventTarget, ...events: readonly string[]): Promise<void> {
  const fired = events.map(
    (event) =>
      new Promise<void>((resolve) =>
        target.addEventListener(event, () => resolve(), { once: true }),
      ),
  );
  return Promise.race([...fired, timeout()]);
}

/** The first picture of a GIF in place of its animation, which nothing can pause. */
async function stopGif(image: HTMLImageElement): Promise<void> {
  const response = await fetch(image.currentSrc);
  const bitmap = await createImageBitmap(await response.blob());
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  image.srcset = '';
  image.src = canvas.toDataURL();
}

async function settleImage(image: HTMLImageElement): Promise<void> {
  // A picture below the fold may be in view by less than the browser loads at this moment.
  image.loading = 'eager';
  if (image.complete && image.naturalWidth === 0) return;
  if (!image.complete) await once(image, 'load', 'error');
  if (/\.gif($|\?)/.test(image.currentSrc)) await stopGif(image);
  // A picture that cannot be decoded shows as broken, and the screenshot has it so.
  await Promise.race([image.decode().catch(() => undefined), timeout()]);
}

/** How long a frame shows at 20 frames a second, in seconds. */
const FRAME_S = 0.05;

/** The videos whose frame stands still. */
const frozen = new WeakSet<HTMLVideoElement>();

/** Shows the frame that a video has now in place of the video: the screen may show a frame beside it, long after. */
function freeze(video: HTMLVideoElement): void {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const { objectFit } = getComputedStyle(video);
  Object.assign(video.style, {
    background: `url(${canvas.toDataURL()}) center / ${objectFit === 'fill' ? '100% 100%' : objectFit} no-repeat`,
    // The frame of the video itself, outside of its box. What the browser draws on it, such as captions, stays.
    objectPosition: '-9999px',
  });
  frozen.add(video);
}

/** Shows the frame at a time. A video says that it has sought before it has the frame. */
function showFrameAt(video: HTMLVideoElement, time: number): Promise<void> {
  return new Promise((resolve) => {
    const check: VideoFrameRequestCallback = (_, { mediaTime }) => {
      // The frame of a time begins before it. The next one would be as near.
      if (mediaTime <= time && time < mediaTime + FRAME_S) {
        freeze(video);
        resolve();
      } else video.requestVideoFrameCallback(check);
    };
    video.requestVideoFrameCallback(check);
  });
}

/** Waits for the captions that show. They are fetched after the video, and the frame at a time has them or not. */
async function settleCaptions(video: HTMLVideoElement): Promise<void> {
  const loading = [...video.querySelectorAll('track')].filter(
    ({ track, readyState }) => track.mode === 'showing' && readyState < HTMLTrackElement.LOADED,
  );
  await Promise.all(loading.map((track) => once(track, 'load', 'error')));
}

/** Ends the ring of the browser's own controls: it turns until a turn is whole, also when nothing loads any more. */
async function stopRing(video: HTMLVideoElement): Promise<void> {
  video.controls = false;
  await painted();
  video.controls = true;
}

async function settleVideo(video: HTMLVideoElement): Promise<void> {
  video.autoplay = false;
  video.loop = false;
  // The kit starts a video again that is in view.
  video.play = () => Promise.resolve();
  video.pause();
  if (video.error !== null || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) return;
  if (video.controls) await stopRing(video);
  const isLoading = video.networkState === HTMLMediaElement.NETWORK_LOADING;
  if (isLoading && video.readyState < HTMLMediaElement.HAVE_METADATA) {
    await once(video, 'loadedmetadata', 'error');
  }
  if (video.readyState < HTMLMediaElement.HAVE_METADATA) return;
  await settleCaptions(video);
  for (let seeks = 0; seeks < VIDEO_SEEKS && !frozen.has(video); seeks++) {
    video.pause();
    const isShown = showFrameAt(video, VIDEO_TIME_S);
    video.currentTime = VIDEO_TIME_S;
    await Promise.race([isShown, timeout()]);
  }
  if (!frozen.has(video))
    throw new Error(`The video ${video.currentSrc} did not show its frame at ${VIDEO_TIME_S} s.`);
}

/** Ends what moves once, so that boxes are measured where they stay. Returns whether anything moved. */
function finishAnimations(): boolean {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  for (const animation of ending) animation.finish();
  return ending.length > 0;
}

/** How often what has ended may be followed by what begins then, as a dialog moves once it is there. */
const ANIMATION_ROUNDS = 10;

/** Resolves after the browser has painted what changed. */
function painted(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
}

/** Makes a page look the same at every screenshot: fonts and pictures are loaded, animations that end have ended, videos stand still. */
export async function settlePage(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map(settleImage));
  await Promise.all([...document.querySelectorAll('video')].map(settleVideo));
  for (let round = 0; round < ANIMATION_ROUNDS; round++) {
    const moved = finishAnimations();
    await painted();
    if (!moved) return;
  }
}
