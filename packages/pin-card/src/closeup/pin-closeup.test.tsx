import { describeConformance } from '@tackboard/conformance';
import type { Pin } from '@tackboard/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dunes } from '../../test-data/card.js';
import { samplePage, type SampleOptions } from '../../test-data/page.js';
import { people } from '../../test-data/pins.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { PinCloseup, type PinCloseupProps } from './pin-closeup.js';
import { PinSource } from './pin-source.js';

afterEach(cleanup);

const call = async () => {};
const CALLS = { hidePin: call, followUser: call, deletePin: call };
const pin: Pin = {
  ...dunes,
  pinner: { ...people.lena, explicitlyFollowedByMe: true },
  board: { id: '51', name: 'Desert prints', url: '/lena/desert-prints/' },
  link: 'https://prints.example/dunes',
  domain: 'prints.example',
  description: 'Four colours, printed by hand.',
};

function show(props: Partial<PinCloseupProps> = {}, options: SampleOptions = {}) {
  const page = samplePage({ ...options, calls: { ...CALLS, ...options.calls } });
  return render(page.inside(<PinCloseup pin={pin} {...props} />));
}

describe('PinCloseup', () => {
  describeConformance(<PinCloseup pin={pin} />, {
    element: HTMLElement,
    inside: samplePage({ calls: CALLS }).inside,
  });

  it('has the title, description, site, pinner and board of the pin', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pin.title ?? '');
    expect(screen.getByText('Four colours, printed by hand.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'prints.example' })).toHaveAttribute(
      'href',
      'https://prints.example/dunes',
    );
    expect(screen.getByRole('link', { name: 'Lena Adler' })).toHaveAttribute('href', '/lenaadler/');
    expect(screen.getByRole('link', { name: 'Desert prints' })).toHaveAttribute(
      'href',
      '/lena/desert-prints/',
    );
    expect(screen.getByRole('button', { name: 'Following' })).toBeVisible();
  });

  it('says who sent it in a header, unless a popover does (S1 §2, S3 §4.6)', () => {
    const invite = { sender: { id: '9', firstName: 'Maren', shouldShowMessaging: true } };
    const { container } = show({ invite });
    expect(container.querySelector('.tb-shared-header')).toHaveTextContent('Maren');
    cleanup();
    const visitor = show({ invite }, { viewer: { isAuth: false } }).container;
    expect(visitor.querySelector('.tb-shared-header')).toBeNull();
    expect(visitor.querySelector('.tb-closeup')).toHaveAttribute('data-sender', 'popover');
  });

  it('is its picture with the reason once it is hidden, and itself after Undo (S3 §4.3)', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: /^More options/ }));
    await act(() => vi.dynamicImportSettled());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide Pin' }));
    await act(() => vi.dynamicImportSettled());
    expect(await screen.findByText('Pin hidden')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  it('has a share button of the page instead', () => {
    show({ share: <button type="button">Copy</button> });
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  });
});

describe('PinSource', () => {
  const { inside } = samplePage({ calls: CALLS });
  const source = (of: Pin) =>
    render(
      inside(
        <PinCardRoot pin={of} surface="AuthHomefeed">
          <PinSource />
        </PinCardRoot>,
      ),
    ).container.querySelector('.tb-pin-source')?.textContent;

  describeConformance(<PinSource />, {
    element: HTMLDivElement,
    inside: (children) =>
      inside(
        <PinCardRoot pin={pin} surface="AuthHomefeed">
          {children}
        </PinCardRoot>,
      ),
  });

  it('names the advertiser of an ad, and labels it (S1 §5)', () => {
    const ad = { ...pin, isPromoted: true, promoter: people.kiln };
    const text = source(ad);
    expect(text).toContain('Promoted by Kiln & Co');
    expect(text).not.toContain('Lena Adler');
  });

  it('of a pin of the viewer offers nothing to follow', () => {
    expect(source({ ...pin, pinner: people.viewer })).toContain('Mina Keller');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('renders nothing without a person or site', () => {
    expect(source({ id: '9' })).toBeUndefined();
  });
});
