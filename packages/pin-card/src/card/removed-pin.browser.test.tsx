import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { RemovedPin } from './removed-pin.js';
import '@tackboard/ui/styles.css';
import '../styles.css';

afterEach(cleanup);

async function show(variant: 'tile' | 'full-screen') {
  await act(async () => {
    render(
      samplePage().inside(
        <div style={{ position: 'absolute', insetBlockStart: 0, insetInline: 0 }}>
          <RemovedPin variant={variant} />
        </div>,
      ),
    );
  });
  const part = document.querySelector('.tb-removed')!;
  const { width, height } = part.getBoundingClientRect();
  return { width, height, style: getComputedStyle(part) };
}

it('S1 §2.31: the full-screen placeholder fills the viewport on a dark background', async () => {
  const { width, height, style } = await show('full-screen');
  expect([width, height]).toEqual([document.documentElement.clientWidth, window.innerHeight]);
  expect([style.backgroundColor, style.borderRadius]).toEqual(['rgb(17, 17, 17)', '0px']);
});

it('S1 §2.31: the tile is 314 px high with rounded corners', async () => {
  const { height, style } = await show('tile');
  expect([height, style.borderRadius]).toEqual([314, '16px']);
});
