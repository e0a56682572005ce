import { describeConformance } from '@tackboard/conformance';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { collaborators, sharedBoard } from '../../test-data/board-page.js';
import { samplePage } from '../../test-data/page.js';
import { BoardHeader } from './board-header.js';

const { inside } = samplePage();

afterEach(cleanup);

describe('BoardHeader', () => {
  describeConformance(<BoardHeader board={sharedBoard} />, { element: HTMLElement, inside });

  it('has the name of the board, its people with their profiles, and its number of pins', () => {
    render(inside(<BoardHeader board={sharedBoard} collaborators={collaborators} />));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kitchen with Lena');
    const names = screen.getAllByRole('link').map((link) => link.querySelector('bdi')?.textContent);
    expect(names).toEqual(['Mina Keller', 'Lena Adler', 'Nora M.', 'Karl B. archive']);
    expect(screen.getByText('1,243 Pins')).toBeVisible();
  });

  it('of a section leads to its board', () => {
    render(inside(<BoardHeader board={sharedBoard} sectionTitle="Tiles" pinCount={7} />));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tiles');
    expect(screen.getByRole('link', { name: 'Kitchen with Lena' })).toHaveAttribute(
      'href',
      '/mina/kitchen-with-lena/',
    );
    expect(screen.getByText('7 Pins')).toBeVisible();
  });

  it.each([
    ['secret', '1,243 Pins · Secret: only its people can see it'],
    ['protected', '1,243 Pins · Protected'],
    ['public', '1,243 Pins'],
  ])('says that a board is %s (S1 §3.34)', (privacy, text) => {
    const { container } = render(inside(<BoardHeader board={{ ...sharedBoard, privacy }} />));
    const facts = container.querySelector('.tb-board-facts')?.textContent;
    expect(facts?.replaceAll(/\s+/g, ' ')).toBe(text);
  });
});
