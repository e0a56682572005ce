import type { CardContext } from '../context.js';
import { buildViewer } from './build-user.js';

/** Builds the context of the home feed on a desktop for the viewer of `buildViewer`, with `changes`. */
export function buildContext(changes: Partial<CardContext> = {}): CardContext {
  return {
    viewer: buildViewer(),
    surface: 'AuthHomefeed',
    now: Date.UTC(2026, 0, 5, 12),
    ownHosts: ['pins.example'],
    imageHost: 'https://images.example/',
    ...changes,
  };
}
