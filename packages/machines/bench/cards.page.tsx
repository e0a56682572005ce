import type { Clock, Pin } from '@tackboard/domain';
import { createPinStore, type PinStore } from '@tackboard/machines';
import { deletePinMachine } from '@tackboard/machines/charts';
import { PinStoreProvider, usePinSave, usePinStore } from '@tackboard/machines/react';
import { useMachine } from '@xstate/react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** What the bench calls from outside. */
    cardDesigns: typeof cardDesigns;
  }
}

const never = () => new Promise<never>(() => undefined);
const clock: Clock = {
  now: () => performance.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => clearTimeout(handle as number),
};
const calls = { savePin: never, unsavePin: never, readPin: never };
const newStore = () => createPinStore({ clock, calls, viewerId: 'v' });
const ports = { deletePin: never, readPin: never, newKey: () => 'key' };
const pinsOf = (count: number): Pin[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${811_492_428_893 + index}` }));

let renders = 0;

/** A button-only card without state of its own: the floor. */
function PlainCard({ pin }: { readonly pin: Pin }) {
  renders++;
  return <button data-pin={pin.id}>none</button>;
}

/** The same card on the store that all cards share. */
function StoreCard({ pin }: { readonly pin: Pin }) {
  renders++;
  const { status } = usePinSave(pin);
  const { tap } = usePinStore();
  return (
    <button data-pin={pin.id} onClick={() => tap(pin)}>
      {status}
    </button>
  );
}

/** The same card with an actor of its own. */
function MachineCard({ pin }: { readonly pin: Pin }) {
  renders++;
  const [snapshot, send] = useMachine(deletePinMachine, { input: { ports, pin } });
  return (
    <button data-pin={pin.id} onClick={() => send({ type: 'ASK' })}>
      {snapshot.matches('idle') ? 'none' : 'busy'}
    </button>
  );
}

const designs = { plain: PlainCard, store: StoreCard, useMachine: MachineCard };
type Design = keyof typeof designs;

function renderDesign(design: Design, pins: readonly Pin[], store: PinStore): ReactElement {
  const Card = designs[design];
  return (
    <PinStoreProvider store={store}>
      {pins.map((pin) => (
        <Card key={pin.id} pin={pin} />
      ))}
    </PinStoreProvider>
  );
}

function mount(design: Design, count: number) {
  const pins = pinsOf(count);
  const store = newStore();
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  const began = performance.now();
  flushSync(() => root.render(renderDesign(design, pins, store)));
  const ms = performance.now() - began;
  return { host, ms, root, store };
}

const cardDesigns = {
  /** How long it takes to mount so many cards, in milliseconds. */
  mountMs(design: Design, count: number): number {
    const { host, ms, root } = mount(design, count);
    root.unmount();
    host.remove();
    return ms;
  },
  /** How many cards render for a tap on one of so many: at the tap, and when its chart is there. */
  async rendersOfOneTap(
    count: number,
  ): Promise<{ readonly renders: number; readonly shows: string }> {
    const { host, root, store } = mount('store', count);
    await store.preload();
    renders = 0;
    const button = host.querySelectorAll('button')[Math.floor(count / 2)];
    flushSync(() => button?.click());
    await new Promise((done) => setTimeout(done, 50));
    const shows = button?.textContent ?? '';
    const counted = renders;
    root.unmount();
    host.remove();
    return { renders: counted, shows };
  },
  /** Keeps so many untouched pins and a store, and gives back a way to put the pins into the store. */
  hold(count: number) {
    const pins = pinsOf(count);
    const store = newStore();
    const listener = () => undefined;
    const held = { pins, store, leave: [] as (() => void)[] };
    Object.assign(window, { held });
    return {
      read: () => pins.forEach((pin) => store.read(pin)),
      subscribe: () => pins.forEach(({ id }) => held.leave.push(store.subscribe(id, listener))),
    };
  },
};

window.cardDesigns = cardDesigns;
