import { createVideoStore } from '@tackboard/machines/video';
import type { ClientCore } from '../client/tackboard.js';
import type { LineSpeed } from './film-engine.js';
import { createVideoCoordinator, type VideoCoordinator } from './video-coordinator.js';

/** What the films of one page share. */
export interface VideoPage {
  readonly coordinator: VideoCoordinator;
  readonly line: LineSpeed;
}

/** Creates what the videos of a client share; get it with `client.resource`. */
export function createVideoPage({ clock }: ClientCore): VideoPage {
  return { coordinator: createVideoCoordinator(createVideoStore(), clock), line: {} };
}
