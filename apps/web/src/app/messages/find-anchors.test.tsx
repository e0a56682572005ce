import { beforeEach, expect, it } from 'vitest';
import { findAnchors } from './find-anchors.js';

const BARS = `
  <header class="tb-navigation-header">
    <a href="/pin-creation-tool" id="header-create">Create</a>
    <input type="search" id="header-search">
    <a class="tb-navigation-profile" href="/mina/" id="header-profile"></a>
  </header>
  <main>
    <article class="tb-card"><button class="tb-save" data-variant="saved">Saved</button></article>
    <article class="tb-card"><button class="tb-save" data-variant="accent" id="card-save">Save</button></article>
    <a href="/pin-creation-tool">Create a pin</a>
  </main>
  <nav class="tb-navigation-footer">
    <a href="/pin-creation-tool" id="footer-create">Create</a>
    <a class="tb-navigation-profile" href="/mina/" id="footer-profile"></a>
  </nav>`;

beforeEach(() => {
  document.body.innerHTML = BARS;
});

const idsOf = (name: string) => findAnchors(name).map(({ id }) => id);

it.each([
  ['create', ['header-create', 'footer-create']],
  ['boards', ['header-profile', 'footer-profile']],
  ['search', ['header-search']],
  ['save', ['card-save']],
  ['something-else', []],
])('S2 §5.4: "%s" may be %j: a phone shows only the bar at the bottom', (name, ids) => {
  expect(idsOf(name)).toEqual(ids);
});

it('what a page marks with the name comes first', () => {
  document
    .querySelector('main')!
    .insertAdjacentHTML(
      'beforeend',
      '<a data-message-anchor="create" id="marked" href="/new/">New</a>',
    );
  expect(idsOf('create')).toEqual(['marked', 'header-create', 'footer-create']);
});
