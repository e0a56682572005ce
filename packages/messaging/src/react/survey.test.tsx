import type { DisplayData, Experience } from '@tackboard/domain/experience';
import { createLayerStore } from '@tackboard/ui';
import { LayerHost } from '@tackboard/ui/toast';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMessaging } from '../messaging.js';
import { createRecordingHost } from '../testing/index.js';
import { type MessageNavigation, MessageRoot, MessagingProvider } from './index.js';

// Loaded first, because the first import takes longer than a test waits.
beforeAll(() => import('./surfaces/survey-frame.js'));
beforeAll(() => import('./surfaces/survey-frame.js'));
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const FRAME = 'https://survey.example/f?id=1';
const ORIGIN = 'https://survey.example';

const survey = (displayData: DisplayData = {}, changes: Partial<Experience> = {}): Experience => ({
  id: '1',
  placementId: '9',
  type: 5,
  displayData: {
    titleText: 'Two minutes about search?',
    subtitleText: 'Five questions.',
    buttons: [{ text: 'No thanks' }, { text: 'Take the survey', uri: FRAME }],
    ...displayData,
  },
  ...changes,
});

function open(
  experience: Experience = survey(),
  props: object = {},
  before: readonly Experience[] = [],
) {
  const recording = createRecordingHost();
  const layers = createLayerStore({
    activeElement: () => document.activeElement,
    onError: (error) => recording.errors.push(error),
  });
  const host = { ...recording, layers };
  const experiences = [...before, experience];
  recording.server.put('v', experiences);
  const messaging = createMessaging({ host, initial: experiences });
  render(
    <StrictMode>
      <MessagingProvider messaging={messaging} {...props}>
        <input aria-label="Search" />
        <MessageRoot />
        <LayerHost store={layers} />
      </MessagingProvider>
    </StrictMode>,
  );
  const reports = () => recording.server.applied.map(({ kind }) => kind);
  const pass = (ms: number) => act(() => host.clock.advance(ms));
  const reason = () => messaging.explain()[0]?.reason;
  return { host, layers, messaging, pass, reason, reports };
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Two minutes about search?');
const dialog = () => screen.queryByRole('dialog', { name: 'Survey' });

async function accept() {
  await userEvent.click(await screen.findByRole('button', { name: 'Take the survey' }));
  await waitFor(frame);
}

function post(data: unknown, from: Partial<MessageEventInit> = {}) {
  const source = frame().contentWindow;
  act(() => {
    globalThis.dispatchEvent(
      new MessageEvent('message', { data, origin: ORIGIN, source, ...from }),
    );
  });
}

describe('the offer', () => {
  it('S2 §4.26: asks after its delay, and leaves the focus where it is', async () => {
    const { pass, reason, reports } = open(survey({ delay: 2000 }));
    screen.getByRole('textbox').focus();
    await waitFor(() => expect(reason()).toBe('its delay runs'));
    pass(1999);
    expect(screen.queryByRole('region')).toBeNull();
    pass(1);
    const region = await screen.findByRole('region', { name: 'Two minutes about search?' });
    expect(within(region).getByText('Five questions.')).toBeVisible();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(reports()).toEqual([]);
  });

  it('S2 §3.20: action_trigger 1 asks at once, whatever the delay', async () => {
    open(survey({ delay: 60_000, actionTrigger: 1 }));
    expect(await screen.findByRole('region')).toBeVisible();
  });

  it('S2 §4.27: its button shows at once that the survey loads', async () => {
    open();
    const button = await screen.findByRole('button', { name: 'Take the survey' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('declining dismisses the survey unseen', async () => {
    const { reports } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'No thanks' }));
    await waitFor(() => expect(reports()).toEqual(['dismissed']));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('has texts of its own where the server sends none', async () => {
    open(survey({ buttons: [{ uri: FRAME }] }));
    expect(await screen.findByRole('button', { name: 'Take the survey' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'No thanks' })).toBeVisible();
  });
});

describe('the frame', () => {
  it('S2 §2.35 §4.27 §4.28 §4.3 §9.9: is presented and viewed 5000 ms after surveyLoaded', async () => {
    const { host, pass, reports } = open();
    await accept();
    expect(frame().getAttribute('src')).toBe(FRAME);
    pass(14_999);
    post('surveyLoaded');
    pass(4999);
    expect(dialog()).toBeNull();
    expect(reports()).toEqual([]);
    pass(1);
    const opened = dialog();
    expect(opened?.contains(frame())).toBe(true);
    expect(screen.queryByRole('region')).toBeNull();
    await waitFor(() => expect(opened?.contains(document.activeElement)).toBe(true));
    await waitFor(() => expect(reports()).toEqual(['viewed']));
    expect(host.errors).toEqual([]);
  });

  it('S2 §3.20: action_trigger 1 presents it as soon as it has loaded', async () => {
    const { pass } = open(survey({ actionTrigger: 1 }));
    await accept();
    post('surveyLoaded');
    pass(0);
    expect(dialog()).toBeVisible();
  });

  it('S2 §4.29: surveyFinished completes the survey', async () => {
    const { pass, reports } = open();
    await accept();
    post({ type: 'surveyLoaded' });
    pass(5000);
    post('{"type":"surveyFinished"}');
    await waitFor(() => expect(reports()).toEqual(['viewed', 'completed']));
    expect(dialog()).toBeNull();
  });

  it('S2 §4.30 §8.7 §9.9: a survey that has not loaded after 15 s is gone without a message', async () => {
    const { host, pass, reports } = open();
    await accept();
    pass(14_999);
    expect(screen.getByRole('region')).toBeVisible();
    pass(1);
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.querySelector('iframe')).toBeNull();
    expect(reports()).toEqual([]);
    expect(host.shownToasts).toEqual([]);
    expect(host.errors).toMatchObject([{ code: 'survey_timeout' }]);
  });

  it('a frame that loads twice is presented once, after the first time', async () => {
    const { pass, reports } = open();
    await accept();
    post('surveyLoaded');
    pass(3000);
    post('surveyLoaded');
    pass(2000);
    expect(dialog()).toBeVisible();
    post('surveyLoaded');
    pass(60_000);
    expect(dialog()).toBeVisible();
    await waitFor(() => expect(reports()).toEqual(['viewed']));
  });

  it.each([
    ['another origin', { origin: 'https://survey.example.co' }],
    ['another scheme', { origin: 'http://survey.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['another window', { source: window }],
  ])('S2 §5.5: a message from %s is ignored', async (_, from) => {
    const { host, pass } = open();
    await accept();
    post('surveyLoaded', from);
    post('surveyFinished', from);
    pass(15_000);
    expect(dialog()).toBeNull();
    expect(host.errors).toMatchObject([{ code: 'survey_timeout' }]);
  });

  it('a message after the end does nothing', async () => {
    const { pass, reports } = open();
    await accept();
    post('surveyLoaded');
    pass(5000);
    const { contentWindow: source } = frame();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(reports()).toEqual(['viewed', 'dismissed']));
    act(() => {
      const data = 'surveyFinished';
      globalThis.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source }));
    });
    pass(60_000);
    expect(reports()).toEqual(['viewed', 'dismissed']);
  });

  it('Escape dismisses it, and gives the focus back', async () => {
    const { pass, reports } = open();
    await accept();
    screen.getByRole('textbox').focus();
    post('surveyLoaded');
    pass(5000);
    await waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(reports()).toEqual(['viewed', 'dismissed']));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
  });

  it('waits while a dialog of the page is open', async () => {
    const { layers, pass } = open();
    await accept();
    const Other = () => <p role="alertdialog">Other</p>;
    act(() => void layers.open({ load: () => Promise.resolve(Other), props: {} }));
    await screen.findByRole('alertdialog');
    post('surveyLoaded');
    pass(5000);
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(dialog()).toBeNull();
    act(() => layers.close());
    await waitFor(() => expect(dialog()).toBeVisible());
  });
});

describe('a survey on builder pages', () => {
  it.each(['/pin-builder/', '/de/idea-pin-builder/1'])(
    'S2 §2.2: placement 1000421 waits on %s, and looks again every 3000 ms',
    async (builder) => {
      let path = builder;
      const navigation = { path: () => path, holdNext: () => () => undefined };
      const { pass, reason } = open(survey({}, { placementId: '1000421' }), { navigation });
      await waitFor(() => expect(reason()).toBe(`the path is ${builder}`));
      pass(3000);
      path = '/';
      pass(2999);
      expect(screen.queryByRole('region')).toBeNull();
      pass(1);
      expect(await screen.findByRole('region')).toBeVisible();
    },
  );

  it('S2 §2.2 §4.26: its delay starts when it is released', async () => {
    let path = '/pin-builder/';
    const navigation = { path: () => path, holdNext: () => () => undefined };
    const placed = survey({ delay: 10_000 }, { placementId: '1000421' });
    const { pass, reason } = open(placed, { navigation });
    await waitFor(() => expect(reason()).toBe('the path is /pin-builder/'));
    pass(3000);
    path = '/';
    pass(2999);
    expect(reason()).toBe('the path is /pin-builder/');
    pass(1);
    expect(reason()).toBe('its delay runs');
    pass(9999);
    expect(screen.queryByRole('region')).toBeNull();
    pass(1);
    expect(await screen.findByRole('region')).toBeVisible();
  });

  it('S2 §2.2 §4.26: its whole delay passes after a hold that began while it ran', async () => {
    let path = '/';
    const navigation = { path: () => path, holdNext: () => () => undefined };
    const placed = survey({ delay: 10_000 }, { placementId: '1000421' });
    const { pass, reason } = open(placed, { navigation });
    await waitFor(() => expect(reason()).toBe('its delay runs'));
    pass(4000);
    path = '/pin-builder/';
    pass(6000);
    expect(reason()).toBe('the path is /pin-builder/');
    path = '/';
    pass(3000);
    expect(reason()).toBe('its delay runs');
    pass(9999);
    expect(screen.queryByRole('region')).toBeNull();
    pass(1);
    expect(await screen.findByRole('region')).toBeVisible();
  });

  it('S2 §2.2: other placements do not wait', async () => {
    const navigation = { path: () => '/pin-builder/', holdNext: () => () => undefined };
    open(survey(), { navigation });
    expect(await screen.findByRole('region')).toBeVisible();
  });
});

describe('a survey when the visitor leaves', () => {
  const experiments = { survey_on_close: 'enabled' };
  const leaving = survey({ actionTrigger: 2 });

  /** A page whose navigation the test starts. */
  function page() {
    const replay = vi.fn();
    let held: ((replay: () => void) => void) | undefined;
    const navigation: MessageNavigation = {
      path: () => '/',
      holdNext(onHeld) {
        held = onHeld;
        return () => {
          if (held === onHeld) held = undefined;
        };
      },
    };
    const leave = () =>
      act(() => {
        const hold = held;
        held = undefined;
        if (hold) hold(replay);
        else replay();
      });
    return { leave, navigation, replay, isHeld: () => held !== undefined };
  }

  it.each([
    ['declining', 'No thanks'],
    ['closing', 'Close'],
  ])(
    'S2 §4.31: holds one navigation back, asks on a backdrop, and %s lets it continue',
    async (_, name) => {
      const { leave, navigation, replay } = page();
      const { reason, reports } = open(leaving, { experiments, navigation });
      await waitFor(() => expect(reason()).toBe('the visitor has not left the page'));
      leave();
      const offer = await screen.findByRole('dialog', { name: 'Two minutes about search?' });
      await waitFor(() => expect(offer.contains(document.activeElement)).toBe(true));
      expect(replay).not.toHaveBeenCalled();
      await userEvent.click(within(offer).getByRole('button', { name }));
      expect(replay).toHaveBeenCalledOnce();
      await waitFor(() => expect(reports()).toEqual(['dismissed']));
      leave();
      expect(replay).toHaveBeenCalledTimes(2);
    },
  );

  it('S2 §4.31: a finished survey lets it continue', async () => {
    const { leave, navigation, replay } = page();
    const { pass, reason, reports } = open(leaving, { experiments, navigation });
    await waitFor(() => expect(reason()).toBe('the visitor has not left the page'));
    leave();
    await accept();
    post('surveyLoaded');
    pass(5000);
    expect(dialog()).toBeVisible();
    expect(replay).not.toHaveBeenCalled();
    post('surveyFinished');
    expect(replay).toHaveBeenCalledOnce();
    await waitFor(() => expect(reports()).toEqual(['viewed', 'completed']));
  });

  it('S2 §4.30 §4.31: a survey that does not load lets it continue', async () => {
    const { leave, navigation, replay } = page();
    const { pass, reason } = open(leaving, { experiments, navigation });
    await waitFor(() => expect(reason()).toBe('the visitor has not left the page'));
    leave();
    await accept();
    pass(15_000);
    expect(replay).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('holds nothing back outside of the experiment, and asks after its delay', async () => {
    const { leave, navigation, replay } = page();
    open(leaving, { experiments: { survey_on_close: 'control' }, navigation });
    expect(await screen.findByRole('region')).toBeVisible();
    leave();
    expect(replay).toHaveBeenCalledOnce();
  });

  it('holds nothing back after the page has unmounted', async () => {
    const { isHeld, navigation } = page();
    const { reason } = open(leaving, { experiments, navigation });
    await waitFor(() => expect(reason()).toBe('the visitor has not left the page'));
    expect(isHeld()).toBe(true);
    cleanup();
    expect(isHeld()).toBe(false);
  });

  it('S2 §4.31: lets the navigation continue when another message shows, and holds no other', async () => {
    const { isHeld, leave, navigation, replay } = page();
    const upsell = { title: 'Take your boards along', completeButtonText: 'Get the app' };
    const first: Experience = { id: '2', placementId: '8', type: 28, displayData: upsell };
    const { messaging, reports } = open(leaving, { experiments, navigation }, [first]);
    const reason = () => messaging.explain()[1]?.reason;
    await waitFor(() => expect(reason()).toBe('the visitor has not left the page'));
    await screen.findByRole('region', { name: /Take your boards along/ });
    leave();
    expect(replay).toHaveBeenCalledOnce();
    act(() => messaging.refresh());
    expect(reason()).toBe('the visitor left without it');
    expect(isHeld()).toBe(false);
    expect(reports()).toEqual(['viewed']);
  });

  it('in the browser holds a press on a link back, and presses it again', async () => {
    const { reason } = open(leaving, { experiments });
    await waitFor(() => expect(reason()).toBe('the visitor has not left the page'));
    const link = document.createElement('a');
    link.href = '/other/';
    document.body.append(link);
    const presses: boolean[] = [];
    link.addEventListener('click', (event) => {
      presses.push(event.defaultPrevented);
      event.preventDefault();
    });
    act(() => link.click());
    expect(presses).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'No thanks' }));
    expect(presses).toEqual([false]);
  });

  it('S2 §4.31: in the browser holds a form that leaves the page back, not one that a script sends', async () => {
    const { reason } = open(leaving, { experiments });
    await waitFor(() => expect(reason()).toBe('the visitor has not left the page'));
    const submits: boolean[] = [];
    const form = document.createElement('form');
    document.body.append(form);
    const send = (event: SubmitEvent) => event.preventDefault();
    form.addEventListener('submit', send);
    act(() => form.requestSubmit());
    expect(reason()).toBe('the visitor has not left the page');
    form.removeEventListener('submit', send);
    act(() => form.requestSubmit());
    form.addEventListener('submit', (event) => {
      submits.push(event.defaultPrevented);
      event.preventDefault();
    });
    await userEvent.click(await screen.findByRole('button', { name: 'No thanks' }));
    expect(submits).toEqual([false]);
  });

  it('S2 §4.31: in the browser holds Back back, and goes back', async () => {
    // jsdom has no Navigation API.
    const traversed: string[] = [];
    const traverseTo = (key: string) => {
      traversed.push(key);
      return { finished: Promise.resolve() };
    };
    vi.stubGlobal('navigation', Object.assign(new EventTarget(), { traverseTo }));
    const { reason } = open(leaving, { experiments });
    await waitFor(() => expect(reason()).toBe('the visitor has not left the page'));
    const back = (url: string) => {
      const event = new Event('navigate', { cancelable: true });
      const destination = { key: 'k1', url: new URL(url, location.href).href };
      Object.assign(event, { navigationType: 'traverse', destination });
      act(() => void Reflect.get(globalThis, 'navigation').dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect(back('#part')).toBe(false);
    expect(back('/before/')).toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: 'No thanks' }));
    expect(traversed).toEqual(['k1']);
    expect(back('/before/')).toBe(false);
    vi.unstubAllGlobals();
  });
});
