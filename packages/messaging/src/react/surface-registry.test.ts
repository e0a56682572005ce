import { MESSAGE_SURFACES } from '@tackboard/domain/experience';
import { describe, expect, it, vi } from 'vitest';
import type { Message } from '../engine/messages.js';
import { createMessaging } from '../messaging.js';
import { createRecordingHost } from '../testing/index.js';
import { createSurfaceRegistry } from './surface-registry.js';
import type { SurfaceSettings } from './surface-props.js';

// The registry and its gates read no more of a message and of the settings.
const messageOf = (surface: string) =>
  ({ key: '9:1', surface, experience: { id: '1' }, model: {} }) as Message;
const settings = {
  navigation: { path: () => '/', holdNext: () => () => undefined },
} as unknown as SurfaceSettings;

const create = (components: Parameters<typeof createSurfaceRegistry>[1] = {}) =>
  createSurfaceRegistry(createMessaging({ host: createRecordingHost() }), components);

describe('the registry of surfaces', () => {
  it.each(MESSAGE_SURFACES)(
    'S2 §2.34: the kit renders %s',
    { timeout: 30_000 },
    async (surface) => {
      const registry = create();
      expect(registry.waitFor(messageOf(surface), settings)).toBe('its surface is loading');
      // A limit for imports that hang: on a busy machine one takes seconds.
      await vi.waitFor(
        () =>
          expect(registry.waitFor(messageOf(surface), settings)).not.toBe('its surface is loading'),
        { timeout: 20_000 },
      );
      expect(registry.get(surface)).toBeTypeOf('function');
    },
  );

  it('names a surface that nobody renders', () => {
    expect(create().waitFor(messageOf('points'), settings)).toBe('nothing renders points');
  });

  it('a component of the host adds a surface or replaces one of the kit', () => {
    const Own = () => null;
    const registry = create({ points: { component: Own }, heroBanner: { component: Own } });
    for (const surface of ['points', 'heroBanner']) {
      expect(registry.waitFor(messageOf(surface), settings)).toBeUndefined();
      expect(registry.get(surface)).toBe(Own);
    }
  });

  it('a gate of a surface says what its messages wait for, until the page unmounts', () => {
    const stop = vi.fn();
    const Gated = Object.assign(() => null, {
      createGate: () => ({ waitFor: () => 'the offer begins on Monday', stop }),
    });
    const registry = create({ points: { component: Gated } });
    expect(registry.waitFor(messageOf('points'), settings)).toBe('the offer begins on Monday');
    registry.stop();
    expect(stop).toHaveBeenCalledOnce();
  });
});
