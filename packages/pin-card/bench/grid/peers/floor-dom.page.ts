import type { Pin } from '@tackboard/domain';
import { createFloorLayout, type FloorLayout } from '../page/floor-layout.ts';
import { offerGrid } from '../page/grid-page.ts';
import { cardHeight, COLUMN_PX, columnCount, indexOfPin, pictureHeight } from '../page/pins.ts';

const template = document.createElement('template');
template.innerHTML =
  '<div class="floor-item"><article class="bench-card"><a class="bench-picture"></a>' +
  '<div class="bench-footer"><h3></h3><p></p><button type="button">Save</button></div></article></div>';

function makeItem(pin: Pin, left: number, top: number): HTMLElement {
  const item = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
  const card = item.firstElementChild as HTMLElement;
  const [picture, footer] = card.children as unknown as [HTMLAnchorElement, HTMLElement];
  item.style.transform = `translate(${left}px, ${top}px)`;
  item.style.blockSize = `${cardHeight(pin)}px`;
  card.dataset['pin'] = String(indexOfPin(pin));
  picture.href = `/pin/${pin.id}/`;
  picture.ariaLabel = pin.title ?? '';
  picture.style.aspectRatio = `${COLUMN_PX} / ${pictureHeight(pin)}`;
  footer.children[0]!.textContent = pin.title ?? '';
  footer.children[1]!.textContent = pin.domain ?? '';
  return item;
}

offerGrid((host, first) => {
  const list = host.appendChild(document.createElement('div'));
  list.className = 'floor';
  const items = new Map<number, HTMLElement>();
  let pins = first;
  let lay = createFloorLayout(columnCount());
  let layout: FloorLayout;
  const look = () => {
    const { start, end } = layout.near(window.scrollY);
    for (const [index, item] of items) {
      if (index >= start && index < end) continue;
      item.remove();
      items.delete(index);
    }
    // The item before which the next one is inserted, so that cards are in the order of the pins.
    let after: HTMLElement | null = null;
    for (let index = end - 1; index >= start; index--) {
      let item = items.get(index);
      if (!item) {
        item = makeItem(pins[index]!, layout.leftOf(index), layout.topOf(index));
        items.set(index, item);
        list.insertBefore(item, after);
      }
      after = item;
    }
  };
  const show = (next: readonly Pin[]) => {
    pins = next;
    layout = lay(pins);
    list.style.blockSize = `${layout.height}px`;
    look();
  };
  window.addEventListener('scroll', look, { passive: true });
  window.addEventListener('resize', () => {
    lay = createFloorLayout(columnCount());
    for (const item of items.values()) item.remove();
    items.clear();
    show(pins);
  });
  show(first);
  return { show };
});
