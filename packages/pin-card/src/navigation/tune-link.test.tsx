import { describeConformance } from '@tackboard/conformance';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { TuneLink } from './tune-link.js';

afterEach(cleanup);

describe('TuneLink', () => {
  describeConformance(<TuneLink />, {
    element: HTMLAnchorElement,
    inside: samplePage().inside,
  });

  it('links to /edit (S1 §2)', () => {
    render(samplePage().inside(<TuneLink />));
    const link = screen.getByRole('link', { name: 'Tune your home feed' });
    expect(link.getAttribute('href')).toBe('/edit');
  });

  it('renders nothing for visitors', () => {
    render(samplePage({ viewer: { isAuth: false } }).inside(<TuneLink />));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
