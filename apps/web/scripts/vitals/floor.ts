import type { BrowserContext, Page } from '@playwright/test';

/** The path of the floor on the demo's origin, whose pictures and style sheets it uses. */
export const FLOOR_PATH = '/vitals-floor';

/** Cards that a page of the feed has, as the demo's. */
const PAGE_CARDS = 25;
const FIRST_CARDS = 30;

/** A card of the demo as markup, and its place in the list. */
interface FloorCard {
  /** The list item with its position. */
  readonly html: string;
  /** In pixels from the top of the list. */
  readonly top: number;
  readonly height: number;
}

/** What the floor shows: the demo's page without scripts, and the cards of its feed. */
export interface Floor {
  readonly document: string;
  readonly cards: readonly FloorCard[];
}

/** Reads the first cards of an open home feed, while it scrolls to them. */
export async function readFloor(page: Page, count: number): Promise<Floor> {
  const document = await page.evaluate(() => {
    const copy = window.document.documentElement.cloneNode(true) as HTMLElement;
    for (const gone of copy.querySelectorAll('script, link[rel=modulepreload], .tb-grid-item'))
      gone.remove();
    return `<!DOCTYPE html>${copy.outerHTML}`;
  });
  const cards = new Map<number, FloorCard>();
  while (cards.size < count) {
    const shown = await page.evaluate(() =>
      [...window.document.querySelectorAll<HTMLElement>('.tb-grid-item')].map((item) => ({
        position: Number(item.ariaPosInSet),
        html: item.outerHTML,
        top: new DOMMatrixReadOnly(getComputedStyle(item).transform).m42,
        height: item.offsetHeight,
      })),
    );
    for (const { position, ...card } of shown) cards.set(position, card);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  const inOrder = [...cards].toSorted(([one], [other]) => one - other).map(([, card]) => card);
  return { document, cards: inOrder };
}

/** Runs in the page of the floor: a grid that renders the cards near the viewport, and presses that show at once. */
function runFloor(path: string): void {
  const list = document.querySelector<HTMLElement>('.tb-grid-list')!;
  const cards: FloorCard[] = [];
  const shown = new Map<number, HTMLElement>();
  const template = document.createElement('template');
  const menu = document.body.appendChild(document.createElement('div'));
  menu.popover = 'auto';
  menu.role = 'menu';
  for (const text of ['Hide', 'Report', 'Send', 'Copy link', 'Download'])
    menu.append(Object.assign(document.createElement('button'), { textContent: text }));
  let isFetching = false;
  const offset = list.getBoundingClientRect().top + scrollY;

  const render = () => {
    const [from, to] = [scrollY - offset - 600, scrollY - offset + innerHeight + 600];
    for (const [index, { html, top, height }] of cards.entries()) {
      const isNear = top + height > from && top < to;
      const item = shown.get(index);
      if (isNear === (item !== undefined)) continue;
      if (item) {
        item.remove();
        shown.delete(index);
        continue;
      }
      template.innerHTML = html;
      shown.set(index, list.appendChild(template.content.firstElementChild as HTMLElement));
    }
    const end = Math.max(0, ...cards.slice(-20).map(({ top, height }) => top + height));
    list.style.blockSize = `${end}px`;
    if (end - to > 1500 || isFetching) return;
    isFetching = true;
    void fetch(`${path}/cards?from=${cards.length}`)
      .then((response) => response.json() as Promise<FloorCard[]>)
      .then((more) => {
        isFetching = more.length === 0;
        cards.push(...more);
        requestAnimationFrame(render);
      });
  };
  addEventListener('scroll', () => requestAnimationFrame(render), { passive: true });
  list.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-press]');
    const card = button?.closest<HTMLElement>('.tb-card');
    if (!button || !card) return;
    if (button.dataset['press'] === 'more') menu.showPopover();
    if (button.dataset['press'] === 'next') button.toggleAttribute('data-next');
    if (button.dataset['press'] !== 'save') return;
    card.dataset['save'] = 'saving';
    void fetch(`${path}/save`, { method: 'POST' }).then(() => {
      card.dataset['save'] = 'saved';
    });
  });
  for (const [index, item] of [...list.querySelectorAll<HTMLElement>('.tb-grid-item')].entries())
    shown.set(index, item);
  cards.push(...(JSON.parse(document.querySelector('#first-cards')!.textContent) as FloorCard[]));
  render();
  document.documentElement.dataset['alive'] = '';
}

/** The document of the floor, with its first cards in the markup, as a server sends them. */
function floorDocument({ document, cards }: Floor): string {
  const first = cards.slice(0, FIRST_CARDS);
  const json = JSON.stringify(first).replaceAll('<', String.raw`\u003c`);
  return document
    .replace(
      /(class="tb-grid-list"[^>]*>)/,
      (list) => list + first.map(({ html }) => html).join(''),
    )
    .replace(
      '</body>',
      () =>
        `<script id="first-cards" type="application/json">${json}</script>` +
        `<script>(${runFloor.toString()})(${JSON.stringify(FLOOR_PATH)})</script></body>`,
    );
}

/** Answers the requests of the floor's page. */
export async function serveFloor(context: BrowserContext, floor: Floor): Promise<void> {
  const html = floorDocument(floor);
  await context.route(`**${FLOOR_PATH}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await context.route(`**${FLOOR_PATH}/save`, (route) => route.fulfill({ json: {} }));
  await context.route(`**${FLOOR_PATH}/cards?*`, (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('from'));
    return route.fulfill({ json: floor.cards.slice(from, from + PAGE_CARDS) });
  });
}
