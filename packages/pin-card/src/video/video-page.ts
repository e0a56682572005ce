import type { Clock } from '@tackboard/domain';
import { createVideoStore } from '@tackboard/machines/video';
import type { Page } from '../provider/page.js';
import type { LineSpeed } from './film-engine.js';
import { createVideoCoordinator, type VideoCoordinator } from './video-coordinator.js';

/** What the films of one page share. */
export interface VideoPage {
  readonly coordinator: VideoCoordinator;
  readonly line: LineSpeed;
}

const pages = new WeakMap<Page, VideoPage>();

/** What the films of a page share: made with the first of them, so that a page without films pays nothing. */
export function videoPageOf(page: Page, clock: Clock): VideoPage {
  const known = pages.get(page);
  if (known) return known;
  const made: VideoPage = {
    coordinator: createVideoCoordinator(createVideoStore(), clock),
    line: {},
  };
  pages.set(page, made);
  return made;
}
