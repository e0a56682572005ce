import { createMessaging, type Messaging } from '@tackboard/messaging';
import { createRecordingHost } from '@tackboard/messaging/testing';
import { systemClock } from '@tackboard/domain/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, key, type TestClient } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const HERO = { placementId: '1000162', experienceId: '501200' };
const SURVEY = { placementId: '1000421', experienceId: '501601' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Waits for the server and for the code of reports, which loads with the first message: slowly beside other tests. */
const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 15_000 });

/** A page of the viewer: the engine with the calls of the client. */
function openPage({ calls }: TestClient, id: string) {
  const recording = createRecordingHost({ viewer: { isAuth: true, id } });
  const host = { ...recording, calls, clock: systemClock };
  const messaging = createMessaging({ host });
  const unmount = messaging.mount();
  messaging.claim({ placementId: '1000162' });
  return { messaging, unmount, errors: recording.errors };
}

const keys = (messaging: Messaging) => messaging.explain().map(({ key }) => key);

/** The status of a message on the server. */
async function statusOf({ calls }: TestClient, placementId: string) {
  const [first] = await calls.readExperiences({ placementIds: [placementId] });
  return first && `${first.id} ${first.status}`;
}

describe('the engine with the calls of the client', () => {
  it('reports a view and a completion, which survive a reload (S2 §4.1 §4.6 §7.2 §7.4 §7.5)', async () => {
    const client = await connect(server.origin, 'tomasoliveira');
    await client.calls.triggerExperience(HERO, key());
    await client.calls.triggerExperience(SURVEY, key());
    const { errors, messaging, unmount } = openPage(client, 'tomas');
    await eventually(() => keys(messaging)).toContain('1000162:501200');
    await eventually(() => statusOf(client, '1000162')).toBe('501200 viewed');
    messaging.complete('1000162:501200');
    await eventually(() => statusOf(client, '1000162')).toBeUndefined();
    await eventually(() => messaging.pendingReports()).toEqual([]);
    unmount();

    const reloaded = openPage(client, 'tomas');
    await eventually(() => keys(reloaded.messaging)).toContain('1000421:501601');
    expect(keys(reloaded.messaging)).not.toContain('1000162:501200');
    reloaded.unmount();
    expect([...errors, ...reloaded.errors]).toEqual([]);
    expect(client.drift).toEqual([]);
  });

  it('reports a dismissal, and fetches what the server then holds (S2 §4.8 §7.6)', async () => {
    const client = await connect(server.origin, 'marenkjaer');
    await client.calls.triggerExperience({ placementId: '1000162', experienceId: '500863' }, key());
    const { errors, messaging, unmount } = openPage(client, 'maren');
    await eventually(() => keys(messaging)).toContain('1000162:500863');
    messaging.dismiss('1000162:500863');
    expect(keys(messaging)).not.toContain('1000162:500863');
    await eventually(() => statusOf(client, '1000162')).toBeUndefined();
    await eventually(() => messaging.pendingReports()).toEqual([]);
    unmount();
    expect(errors).toEqual([]);
  });

  it('triggers a message, which then arrives (S2 §7.7)', async () => {
    const client = await connect(server.origin, 'lenaadler');
    await client.calls.triggerExperience(HERO, key());
    const { messaging, unmount } = openPage(client, 'lena');
    await eventually(() => keys(messaging).length).toBeGreaterThan(0);
    expect(keys(messaging)).not.toContain('1000320:501501');
    await messaging.trigger({ placementId: '1000320', experienceId: '501501' });
    await eventually(() => keys(messaging)).toContain('1000320:501501');
    unmount();
  });
});
