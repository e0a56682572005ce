import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { createPinStore } from '../index.js';
import { createCarousel } from '../reducers/carousel.js';
import { createFakeClock, createRecordingPorts, flush } from '../testing/index.js';
import {
  boardPickerMachine,
  bulkMachine,
  deletePinMachine,
  linkCheckMachine,
  uploadMachine,
} from '../charts/index.js';
import { MissingStoreError, PinStoreProvider, useTimedReducer } from './index.js';
import { useChart } from './use-chart.js';

afterEach(cleanup);

const never = () => new Promise<never>(() => undefined);
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(flush);
};

describe('useTimedReducer in StrictMode', () => {
  it('follows the clock of the store, starts over with another reducer, and stops', () => {
    const ports = createRecordingPorts();
    const store = createPinStore(ports);
    const short = createCarousel({ count: 2 });
    const long = createCarousel({ count: 3, index: 2 });
    let next: () => void = () => undefined;
    function Carousel({ isLong }: { readonly isLong: boolean }) {
      const [{ index, showsDetails }, send] = useTimedReducer(isLong ? long : short);
      next = () => send({ type: 'NEXT' });
      return (
        <p>
          {index} {String(showsDetails)}
        </p>
      );
    }
    const inside = (isLong: boolean) => (
      <StrictMode>
        <PinStoreProvider store={store}>
          <Carousel isLong={isLong} />
        </PinStoreProvider>
      </StrictMode>
    );
    const { container, rerender, unmount } = render(inside(false));
    act(() => next());
    expect(container.textContent).toBe('1 true');
    act(() => ports.clock.advance(4000));
    expect(container.textContent).toBe('1 false');
    act(() => next());
    rerender(inside(true));
    expect(container.textContent).toBe('2 false');
    unmount();
    expect(ports.clock.waiting()).toBe(0);
  });

  it('keeps the time of what was sent while StrictMode mounts twice', () => {
    const ports = createRecordingPorts();
    const carousel = createCarousel({ count: 3 });
    function Carousel() {
      const [{ showsDetails }, send] = useTimedReducer(carousel);
      const wasSent = useRef(false);
      useEffect(() => {
        if (!wasSent.current) send({ type: 'NEXT' });
        wasSent.current = true;
      }, [send]);
      return <p>{String(showsDetails)}</p>;
    }
    const { container } = render(
      <StrictMode>
        <PinStoreProvider store={createPinStore(ports)}>
          <Carousel />
        </PinStoreProvider>
      </StrictMode>,
    );
    act(() => ports.clock.advance(3999));
    expect(container.textContent).toBe('true');
    act(() => ports.clock.advance(1));
    expect(container.textContent).toBe('false');
  });

  it('names what is missing outside a provider', () => {
    const carousel = createCarousel({ count: 2 });
    function Carousel() {
      useTimedReducer(carousel);
      return null;
    }
    expect(() => renderToString(<Carousel />)).toThrow(MissingStoreError);
  });
});

describe('charts of a component in StrictMode', () => {
  it('ask once for each press', async () => {
    const asked: string[] = [];
    const ask = (what: string) => () => {
      asked.push(what);
      return never();
    };
    const clock = createFakeClock();
    const newKey = () => 'key';
    const file = new Blob(['a'], { type: 'image/png' });
    function Charts() {
      const options = { clock };
      const [, picker] = useChart(
        boardPickerMachine,
        { listBoards: ask('boards'), listSections: never, createBoard: never, newKey },
        options,
      );
      const [, upload] = useChart(
        uploadMachine,
        { requestUploadSlot: ask('slot'), postUpload: never, readUploads: never, newKey },
        options,
      );
      const [, link] = useChart(
        linkCheckMachine,
        {
          checkLink: ask('link'),
          openLink: () => undefined,
          page: () => ({ url: 'https://pins.example/' }),
        },
        options,
      );
      const [, remove] = useChart(
        deletePinMachine,
        { deletePin: ask('delete'), readPin: never, newKey },
        { ...options, input: { pin: { id: '1' } } },
      );
      const [bulk, sendBulk] = useChart(
        bulkMachine,
        { bulkEdit: ask('bulk'), newKey },
        { ...options, input: { boardId: 'b' } },
      );
      const pressAll = () => {
        picker({ type: 'OPEN' });
        upload({ type: 'UPLOAD', file });
        link({ type: 'FOLLOW', href: 'https://elsewhere.example/' });
        remove({ type: 'ASK' });
        remove({ type: 'CONFIRM' });
        sendBulk({ type: 'START' });
        sendBulk({ type: 'SELECT_ALL' });
        sendBulk({ type: 'DO', action: 'bulkCopy', targetBoardId: 'c' });
      };
      return <button onClick={pressAll}>{String(bulk.value)}</button>;
    }
    render(<Charts />, { wrapper: StrictMode });
    expect(asked).toEqual([]);
    await press('idle');
    expect(asked).toEqual(['boards', 'slot', 'link', 'delete', 'bulk']);
    expect(screen.getByRole('button', { name: 'running' })).toBeDefined();
  });

  it('call the ports of the latest render', async () => {
    const sent: number[] = [];
    function Link() {
      const [count, setCount] = useState(0);
      const [, send] = useChart(linkCheckMachine, {
        checkLink: never,
        openLink: () => sent.push(count),
        page: () => ({ url: 'https://pins.example/' }),
      });
      return (
        <>
          <button onClick={() => send({ type: 'FOLLOW', href: '/ideas/' })}>send</button>
          <button onClick={() => setCount(count + 1)}>count</button>
        </>
      );
    }
    render(<Link />, { wrapper: StrictMode });
    await press('send');
    await press('count');
    await press('send');
    expect(sent).toEqual([0, 1]);
  });
});
