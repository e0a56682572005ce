import { describe, expect, it } from 'vitest';
import { boardId } from '../seed/content.js';
import { seededId } from '../seed/ids.js';
import { readStatus, saveAs, startPinTests } from '../testing/pin-tests.js';
import { visit } from '../testing/visitor.js';

const DELETE = 'PublishedPinResource/delete';

const OWN_PIN = seededId('pin', 'blocks-bauhaus');
const PIN_OF_OTHERS = seededId('pin', 'nagasaki');
const SECRET_PIN = seededId('pin', 'flat-with-a-view');
const BIRTHDAY = boardId('marenkjaer', 'birthday-for-tomas');

const { server, maren, tomas } = await startPinTests(visit);

function deletedPins(): unknown[] {
  return server.database
    .prepare('SELECT id FROM pins WHERE deleted_at IS NOT NULL')
    .all()
    .map((row) => row['id']);
}

describe('PublishedPinResource/delete (S1 §4)', () => {
  it.each(['DELETE', 'POST'])('deletes a pin that the viewer published, by %s', async (method) => {
    const response = await maren.write(DELETE, { id: OWN_PIN }, { method });
    expect([response.status, response.data]).toEqual([200, null]);
    expect(await readStatus(maren, OWN_PIN)).toBe(410);
    expect(await maren.feedIds(250)).not.toContain(OWN_PIN);
    expect(deletedPins()).toEqual([OWN_PIN]);
  });

  it('keeps the copies of people who saved the pin', async () => {
    const copy = await saveAs(tomas, OWN_PIN);
    await maren.write(DELETE, { id: OWN_PIN });
    expect(await readStatus(tomas, copy)).toBe(200);
  });

  it('deletes once: a repeated request without a key changes nothing', async () => {
    await maren.write(DELETE, { id: OWN_PIN });
    expect((await maren.write(DELETE, { id: OWN_PIN })).status).toBe(200);
    expect(deletedPins()).toEqual([OWN_PIN]);
  });

  it('replays the response to a repeated key', async () => {
    await maren.write(DELETE, { id: OWN_PIN }, { key: 'delete-1' });
    const replay = await maren.write(DELETE, { id: OWN_PIN }, { key: 'delete-1' });
    expect([replay.status, replay.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
  });

  it('refuses the key of an unsave request', async () => {
    await maren.write('PinResource/delete', { id: OWN_PIN }, { key: 'tap-1' });
    const response = await maren.write(DELETE, { id: OWN_PIN }, { key: 'tap-1' });
    expect([response.status, response.error]).toEqual([422, 'keyReused']);
    expect(deletedPins()).toEqual([]);
  });

  it.each([
    ['a pin that somebody else published', PIN_OF_OTHERS, 403, 'notYours'],
    ['a pin on a secret board of somebody else', SECRET_PIN, 404, 'pinNotFound'],
    ['a pin that does not exist', '1', 404, 'pinNotFound'],
    ['text that is not an id', 'all', 400, 'invalidRequest'],
  ])('refuses %s', async (_, id, status, error) => {
    const response = await tomas.write(DELETE, { id });
    expect([response.status, response.error]).toEqual([status, error]);
    expect(deletedPins()).toEqual([]);
  });

  it("refuses a pin that somebody else has deleted, like one that doesn't exist", async () => {
    await maren.write(DELETE, { id: OWN_PIN });
    const response = await tomas.write(DELETE, { id: OWN_PIN });
    expect([response.status, response.error]).toEqual([404, 'pinNotFound']);
  });

  it('refuses a saved copy: unsaving it is another call', async () => {
    const copy = await saveAs(maren, OWN_PIN, BIRTHDAY);
    const own = await maren.write(DELETE, { id: copy });
    expect([own.status, own.error]).toEqual([404, 'pinNotFound']);
    expect((await tomas.write(DELETE, { id: copy })).status).toBe(404);
    expect(await readStatus(maren, copy)).toBe(200);
    expect(deletedPins()).toEqual([]);
  });

  it('needs a signed-in viewer', async () => {
    const visitor = await visit(server.origin);
    expect((await visitor.write(DELETE, { id: OWN_PIN })).status).toBe(401);
  });
});
