import uiSheet from '@tackboard/ui/styles.css?inline';
import { createLayerStore } from '@tackboard/ui';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMessaging } from '../../messaging.js';
import { createRecordingHost } from '../../testing/index.js';
import { MessageRoot, MessagingProvider } from '../index.js';
import messageSheet from '../styles.css?inline';

// The code of a surface is loaded with its first message, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 8000 });

beforeAll(() => {
  const style = document.createElement('style');
  style.textContent = `${uiSheet}${messageSheet} body { margin: 0 }`;
  document.head.append(style);
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const ANCHOR = 'position: absolute; box-sizing: border-box; font: 16px/20px sans-serif;';

/** A page with a pulsar at an anchor. Returns the middle of its dot, from the upper left corner of the anchor. */
async function pulsarAt(html: string): Promise<readonly [left: number, top: number]> {
  document.body.insertAdjacentHTML('beforeend', html);
  const layers = createLayerStore({ activeElement: () => document.activeElement, onError() {} });
  const displayData = { anchor: 'tips', hasPulsar: true, text: 'Save it' };
  const initial = [{ id: '1', placementId: '9', type: 8, displayData }];
  const messaging = createMessaging({ host: { ...createRecordingHost(), layers }, initial });
  render(
    <MessagingProvider messaging={messaging}>
      <MessageRoot />
    </MessagingProvider>,
  );
  const dot = (await screen.findByRole('button', { name: 'Save it' })).getBoundingClientRect();
  const anchor = document.querySelector('#tips')!.getBoundingClientRect();
  const middle = [dot.left + dot.width / 2 - anchor.left, dot.top + dot.height / 2 - anchor.top];
  return middle.map(Math.round) as [number, number];
}

describe('S2 §4: a pulsar covers no text', () => {
  const box = `${ANCHOR} left: 300px; top: 200px; inline-size: 200px; block-size: 100px;`;

  it.each([
    ['has text in the middle', 'display: grid; place-items: center', [200, 0]],
    ['has text in its upper end corner', 'text-align: end', [0, 0]],
    ['has a first line from edge to edge', 'text-align-last: justify', [200, 100]],
    ['has the first line at its start, from right to left', 'direction: rtl', [0, 0]],
    ['has text at its upper left corner, from left to right', 'text-align: start', [200, 0]],
  ])('when its anchor %s', async (_, style, place) => {
    const html = `<div id="tips" style="${box} ${style}">Save it here</div>`;
    expect(await pulsarAt(html)).toEqual(place);
  });

  it('when the text fills its anchor: beside the corner, with the halo clear of the letters', async () => {
    const link = `<a id="tips" href="#" style="${ANCHOR} left: 300px; top: 200px">Your boards</a>`;
    const [left, top] = await pulsarAt(link);
    const { width } = document.querySelector('#tips')!.getBoundingClientRect();
    expect([left - Math.round(width), top]).toEqual([16, -16]);
  });

  it('when a line of its neighbour is beside its corner', async () => {
    const title = `<p style="${ANCHOR} left: 300px; top: 176px; margin: 0; inline-size: 200px; text-align: end">Night</p>`;
    const anchor = `<button id="tips" style="${box}">Save</button>`;
    expect(await pulsarAt(`<div>${title}${anchor}</div>`)).toEqual([0, 0]);
  });

  it('and the letters in a field count too', async () => {
    const field = `<input id="tips" value="Boards" style="${ANCHOR} left: 300px; top: 200px; inline-size: 200px; block-size: 24px; padding: 0; border: 0">`;
    expect(await pulsarAt(field)).toEqual([216, -16]);
  });

  it('and the whole halo is inside of the window', async () => {
    const anchor = `<button id="tips" style="${ANCHOR} right: 0; top: 200px; inline-size: 200px; block-size: 100px">Save</button>`;
    expect(await pulsarAt(anchor)).toEqual([184, 0]);
  });
});
