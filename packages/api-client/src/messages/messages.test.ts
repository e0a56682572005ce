import { describe, expect, it } from 'vitest';
import { createClient } from '../client.js';
import { KEY, sentBy } from '../sent-by.test.fixture.js';
import { good, json, startServer } from '../server.test.fixture.js';
import {
  completeExperience,
  dismissExperience,
  readExperiences,
  readPlatformExperiences,
  triggerExperience,
  viewExperience,
} from './experiences.js';

// A server sends the advertiser id as text; in targeting it is an integer (S2 §5.14).
const CONTEXT = { extraContext: { page: 'home' }, targeting: { advertiser_id: '5' } };
const SENT_CONTEXT = { extra_context: { page: 'home' }, targeting: { advertiser_id: 5 } };
const MESSAGE = { experience_id: '502597', placement_id: '1000162', type: 13, status: 'eligible' };
const PLACED = { placementId: '1000162', experienceId: '502597' };

it('S2 §7.2 §7.3 §7.4: a page without a context sends an empty one', async () => {
  const { sent } = await sentBy(async (client) => {
    await readPlatformExperiences(client);
    await readExperiences(client, { placementIds: ['1000162'] });
    await viewExperience(client, PLACED, KEY);
  }, []);
  expect(sent.map(([, , payload]) => payload)).toMatchObject([
    { extra_context: {} },
    { extra_context: {} },
    { extra_context: {} },
  ]);
});

describe('messages', () => {
  const PLATFORM = '/resource/UserExperiencePlatformResource/get/';

  it('S2 §7.2: of all placements are read with the context', async () => {
    const { sent, result } = await sentBy((client) => readPlatformExperiences(client, CONTEXT), {
      1000162: MESSAGE,
    });
    expect(sent).toEqual([['GET', PLATFORM, SENT_CONTEXT]]);
    expect(result).toMatchObject([{ id: '502597', placementId: '1000162', type: 13 }]);
  });

  it('S2 §7.2: of all placements are read with multiExperiencePlatform alone', async () => {
    const { sent, result } = await sentBy(
      (client) => readPlatformExperiences(client, { isMultiExperiencePlatform: true, ...CONTEXT }),
      [],
    );
    expect(sent).toEqual([['GET', PLATFORM, { multiExperiencePlatform: true }]]);
    expect(result).toEqual([]);
  });

  it('S2 §7.3: of some placements are read by their ids', async () => {
    const { sent, result } = await sentBy(
      (client) => readExperiences(client, { placementIds: ['1000162'], ...CONTEXT }),
      [MESSAGE],
    );
    expect(sent).toEqual([
      [
        'GET',
        '/resource/UserExperienceResource/get/',
        { placement_ids: ['1000162'], ...SENT_CONTEXT },
      ],
    ]);
    expect(result).toMatchObject([{ id: '502597' }]);
  });

  it.each([['zzz'], [null], [7], [['zzz']], [{ error: 'no messages today' }]])(
    'S2 §7.2 §7.3: a response of 200 with the data %j is unreadable, not empty',
    async (data) => {
      const platform = sentBy((client) => readPlatformExperiences(client), data);
      await expect(platform).rejects.toMatchObject({ code: 'unreadable', outcome: 'failed' });
      const placed = sentBy((client) => readExperiences(client, { placementIds: ['9'] }), data);
      await expect(placed).rejects.toMatchObject({ code: 'unreadable' });
    },
  );

  it.each([[[]], [{}], [{ 1000162: null }]])(
    'S2 §7.2: the data %j has no messages',
    async (data) => {
      const { result } = await sentBy((client) => readPlatformExperiences(client), data);
      expect(result).toEqual([]);
    },
  );
});

describe('a report', () => {
  it.each([
    ['S2 §7.4', viewExperience, 'PUT', 'UserExperienceViewedResource/update'],
    ['S2 §7.5', completeExperience, 'PUT', 'UserExperienceCompletedResource/update'],
    ['S2 §7.6', dismissExperience, 'DELETE', 'UserExperienceResource/delete'],
  ])('%s: names the placed experience', async (_, call, method, resource) => {
    const { sent } = await sentBy((client) => call(client, { ...PLACED, ...CONTEXT }, KEY));
    expect(sent).toEqual([
      [
        method,
        `/resource/${resource}/`,
        { placed_experience_id: '1000162%3A502597', ...SENT_CONTEXT },
      ],
    ]);
  });

  it('S2 §7.14: goes to the path of the host', async () => {
    const server = await startServer((response) => json(response, 200, good(null)));
    const endpoints = { viewExperience: { path: '/api/messages/viewed' } };
    const client = createClient({ origin: server.origin, fetch, endpoints });
    await viewExperience(client, PLACED, KEY);
    expect(server.received.map(({ method, path }) => [method, path])).toEqual([
      ['PUT', '/api/messages/viewed'],
    ]);
  });

  it('S2 §7.7: triggers a message, the colon encoded and the context as JSON text', async () => {
    const { sent } = await sentBy(async (client) => {
      await triggerExperience(client, { ...PLACED, extraContext: { page: 'home' } }, KEY);
      await triggerExperience(client, PLACED, KEY);
    });
    const path = '/v3/experiences/1000162%3A502597/trigger/';
    expect(sent).toEqual([
      ['PUT', path, { extra_context: '{"page":"home"}' }],
      ['PUT', path, { extra_context: '{}' }],
    ]);
  });
});
