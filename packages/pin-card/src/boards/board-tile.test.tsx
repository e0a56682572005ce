import { describeConformance } from '@tackboard/conformance';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { BoardTile } from './board-tile.js';

const { inside } = samplePage();
const picture = (name: string) => ({ url: `/media/${name}.jpg`, width: 170, height: 170 });
const board = {
  id: '51',
  name: 'Desert prints',
  url: '/mina/desert-prints/',
  pinCount: 12,
  images: { '170x': ['a', 'b', 'c', 'd'].map(picture) },
};

afterEach(cleanup);

describe('BoardTile', () => {
  describeConformance(<BoardTile board={board} />, { element: HTMLAnchorElement, inside });

  it('links to the board, with its name and count, and the three newest pictures', () => {
    render(inside(<BoardTile board={board} />));
    const link = screen.getByRole('link', { name: 'Desert prints 12 Pins' });
    expect(link.getAttribute('href')).toBe('/mina/desert-prints/');
    expect([...link.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      '/media/a.jpg',
      '/media/b.jpg',
      '/media/c.jpg',
    ]);
  });

  it('says that a board is shared and secret (S1 §3)', () => {
    const shared = { ...board, privacy: 'secret', isCollaborative: true } as const;
    render(inside(<BoardTile board={shared} />));
    expect(
      screen.getByRole('link', { name: 'Desert prints Group board Secret board 12 Pins' }),
    ).toBeVisible();
  });

  it('names the owner where boards of more than one person are listed', () => {
    const owned = { ...board, owner: { id: '7', fullName: 'Mina Aalto' } };
    render(inside(<BoardTile board={owned} hasOwner />));
    expect(screen.getByRole('link', { name: 'Desert prints Mina Aalto · 12 Pins' })).toBeVisible();
  });

  it('keeps the shape of a collage without pictures', () => {
    render(inside(<BoardTile board={{ id: '9', name: 'New', url: '/mina/new/' }} />));
    const cover = document.querySelector('.tb-board-cover');
    expect(cover?.getAttribute('data-pictures')).toBe('0');
    expect(screen.getByRole('link', { name: 'New 0 Pins' })).toBeVisible();
  });
});
