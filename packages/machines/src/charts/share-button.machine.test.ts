import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock, createMemoryStorage } from '../testing/index.js';
import {
  createShareButtonMachine,
  SHARE_UPSELL_SHOWN_AT_KEY,
  type ShareButtonPorts,
} from './share-button.machine.js';

function start(over: Partial<ShareButtonPorts> = {}) {
  const clock = createFakeClock(1_000_000);
  const storage = createMemoryStorage();
  const did: string[] = [];
  const errors: unknown[] = [];
  const actor = createActor(
    createShareButtonMachine({
      variant: () => 'flyout',
      hasUpsell: () => true,
      onSend: () => did.push('send'),
      onUpsell: () => did.push('upsell'),
      onClick: () => did.push('click'),
      onError: (error) => errors.push(error),
      storage,
      now: () => clock.now(),
      ...over,
    }),
    { clock },
  ).start();
  const value = () => actor.getSnapshot().value;
  return { actor, clock, did, errors, storage, value };
}

describe('a press on the share button (S3 §4.12.2 §4.12.3)', () => {
  it('opens the send flyout and closes it; so does dismissing', () => {
    const { actor, did, value } = start();
    actor.send({ type: 'PRESS' });
    expect(value().flyout).toBe('open');
    actor.send({ type: 'PRESS' });
    expect(value().flyout).toBe('closed');
    actor.send({ type: 'PRESS' });
    actor.send({ type: 'DISMISS' });
    expect(value().flyout).toBe('closed');
    expect(did).toEqual(['click', 'click', 'click']);
  });

  it('elsewhere calls the handler of the parent', () => {
    const { actor, did, value } = start({ variant: () => 'handler' });
    actor.send({ type: 'PRESS' });
    expect(value().flyout).toBe('closed');
    expect(did).toEqual(['click', 'send']);
  });
});

describe('the app upsell (S3 §4.12.4 §4.12.5 §4.12.6 §4.12.7 §9.14 §9.15)', () => {
  it('is found out after 4000 ms, and then the icons take turns of 5000 ms', () => {
    const { actor, clock, did, value } = start();
    clock.advance(3999);
    expect(value().icon).toBe('waiting');
    clock.advance(1);
    expect(value().icon).toBe('upsell');
    actor.send({ type: 'PRESS_UPSELL' });
    clock.advance(4999);
    expect(value().icon).toBe('upsell');
    clock.advance(1);
    expect(value().icon).toBe('shareTurn');
    actor.send({ type: 'PRESS_UPSELL' });
    clock.advance(4999);
    expect(value().icon).toBe('shareTurn');
    clock.advance(1);
    expect(value().icon).toBe('upsell');
    expect(did).toEqual(['upsell']);
  });

  it('writes down when it was shown', () => {
    const { clock, storage } = start();
    clock.advance(3999);
    expect(storage.get(SHARE_UPSELL_SHOWN_AT_KEY)).toBeNull();
    clock.advance(1);
    expect(storage.get(SHARE_UPSELL_SHOWN_AT_KEY)).toBe('1004000');
    clock.advance(10_000);
    expect(storage.get(SHARE_UPSELL_SHOWN_AT_KEY)).toBe('1014000');
  });

  it('shows all the same where storage is blocked', () => {
    const { clock, errors, storage, value } = start();
    storage.block();
    clock.advance(4000);
    expect(value().icon).toBe('upsell');
    expect(errors).toHaveLength(1);
  });

  it('that is suppressed never moves', () => {
    const { clock, value } = start({ hasUpsell: () => false });
    clock.advance(60_000);
    expect(value().icon).toBe('share');
    expect(clock.waiting()).toBe(0);
  });

  it.each([
    [{ isAuth: true, isMobileLanding: false }, 'upsell'],
    [{ isAuth: false, isMobileLanding: false }, 'share'],
    [{ isAuth: true, isMobileLanding: true }, 'share'],
  ])('for a visit of %j shows: %s', (visit, icon) => {
    const { clock, value } = start({ visit: () => visit });
    clock.advance(4000);
    expect(value().icon).toBe(icon);
  });

  it('ends with its turn when there is none any more', () => {
    const has = { upsell: true };
    const { clock, value } = start({ hasUpsell: () => has.upsell });
    clock.advance(4000);
    has.upsell = false;
    clock.advance(10_000);
    expect(value().icon).toBe('share');
    expect(clock.waiting()).toBe(0);
  });
});
