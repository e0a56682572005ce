import { describeConformance } from '@tackboard/conformance';
import type { CardContext } from '@tackboard/domain';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { PinCardRoot } from '../card/pin-card-root.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { samplePage } from '../../test-data/page.js';
import type { TackboardOptions } from './tackboard.js';
import type { Internals } from './types.js';
import { DebugPanel } from './debug-panel.js';

afterEach(cleanup);

/** The experiment's name on the server. */
const QUICK_SAVE = 'quick_save';

const employee = { isAuth: true, id: '42', isEmployee: true };
const pageOf = (context: object = {}) =>
  samplePage({
    viewer: employee,
    experiments: { [QUICK_SAVE]: 'enabled' },
    ...context,
  });
const show = (query: string, context: object = {}) =>
  render(pageOf(context).inside(<DebugPanel query={query} />));
const panel = () => screen.queryByRole('complementary');

describe('DebugPanel', () => {
  describeConformance(<DebugPanel query="?deb_=1" />, {
    element: HTMLElement,
    inside: pageOf().inside,
  });

  it.each([
    ['an employee', '?deb_ranking=1', {}, true],
    ['an employee without a debug flag', '?ranking=1', {}, false],
    ['a member', '?deb_ranking=1', { viewer: { isAuth: true, id: '42' } }, false],
    [
      'someone inside the company',
      '?deb_ranking=1',
      { viewer: { isAuth: false }, isInternalAddress: true },
      true,
    ],
  ])('opens for %s (S3 §2.1)', (_, query, context, opens) => {
    show(query, context);
    expect(panel() !== null).toBe(opens);
  });

  it('shows the flags of the address, the experiments, the viewer and the page', () => {
    show('?a=1&deb_ranking=verbose', { viewParameter: 3173 });
    const facts = screen.getAllByRole('term').map((term) => term.textContent);
    expect(facts).toEqual(
      expect.arrayContaining(['deb_ranking', 'quick_save', 'isEmployee', 'viewParameter']),
    );
    expect(facts).not.toContain('a');
  });

  it('shows the sections of its host below its own', () => {
    render(pageOf().inside(<DebugPanel query="?deb_=1">Events</DebugPanel>));
    expect(panel()?.lastChild?.textContent).toBe('Events');
  });

  it('shows no other option of the client, such as the nonce of the page', () => {
    show('?deb_=1', {
      viewParameter: 3173,
      nonce: 'kZ3',
      brand: 'Corkboard',
      guidelinesUrl: '/guidelines/',
      embedHosts: ['player.example'],
      hideFacts: () => ({}),
      defaultBoard: { id: '51', name: 'Desert prints', url: '/mina/desert-prints/' },
    });
    const page = screen.getByRole('heading', { name: 'Page' }).parentElement!;
    const names = within(page).getAllByRole('term');
    expect(names.map((term) => term.textContent)).toEqual(['viewParameter', 'now']);
    expect(panel()!.textContent).not.toMatch(/kZ3|Corkboard|guidelines|player|Desert/);
  });

  it('knows each option that is no fact, because it is a field of the client', () => {
    type Fact = Exclude<keyof CardContext, 'surface'> | 'hideFacts';
    type Field = keyof Internals | keyof Internals['options'];
    expectTypeOf<Exclude<keyof TackboardOptions, Fact | Field>>().toBeNever();
    expectTypeOf<Extract<Fact, Field>>().toBeNever();
  });

  it('closes, and opens again with its key', async () => {
    show('?deb_=1');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(panel()).toBeNull();
    await userEvent.keyboard('{Alt>}{Shift>}[KeyD]{/Shift}{/Alt}');
    expect(panel()).not.toBeNull();
  });

  it('does not open with its key for a member', async () => {
    show('', { viewer: { isAuth: true, id: '42' } });
    await userEvent.keyboard('{Alt>}{Shift>}[KeyD]{/Shift}{/Alt}');
    expect(panel()).toBeNull();
  });

  it('switches the signals on cards off and on', async () => {
    const { container } = render(
      pageOf().inside(
        <>
          <PinCardRoot pin={samplePin('1', pictures.dunes)} surface="AuthHomefeed">
            text
          </PinCardRoot>
          <DebugPanel query="?deb_=1" />
        </>,
      ),
    );
    await act(() => vi.dynamicImportSettled());
    const signals = () => container.querySelector('.tb-signals');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show signals on cards' }));
    expect(signals()).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show signals on cards' }));
    expect(signals()).not.toBeNull();
  });
});
