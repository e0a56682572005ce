import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, key } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ showsMessages: true });
});
afterAll(() => server.stop());

const HERO = { placementId: '1000162', experienceId: '501200' };

interface Listed {
  readonly messages: readonly {
    readonly message: { readonly experience_id: string };
    readonly status: string | null;
  }[];
}

const headersOf = ({ cookies }: Awaited<ReturnType<typeof connect>>) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});

async function statusOf(headers: Record<string, string>, id = HERO.experienceId) {
  const response = await fetch(`${server.origin}/__messages`, { headers });
  const { messages } = (await response.json()) as Listed;
  return messages.find(({ message }) => message.experience_id === id)?.status;
}

describe('/__messages', () => {
  it('forgets one message of several', async () => {
    const ilse = await connect(server.origin, 'ilsethorne');
    const other = { placementId: '1000421', experienceId: '501601' };
    for (const placed of [HERO, other]) await ilse.calls.dismissExperience(placed, key());
    await fetch(`${server.origin}/__messages?message=1000421:501601`, {
      method: 'DELETE',
      headers: { ...headersOf(ilse), 'x-csrftoken': ilse.cookies.get('csrftoken') ?? '' },
    });
    expect(await statusOf(headersOf(ilse))).toBe('dismissed');
    expect(await statusOf(headersOf(ilse), other.experienceId)).toBeNull();
  });

  it.each(['tomasoliveira', undefined])(
    'says what %s did with a message, and forgets it',
    async (username) => {
      const client = await connect(server.origin, username);
      const other = await connect(server.origin, 'lenaadler');
      expect(await statusOf(headersOf(client))).toBeNull();
      for (const { calls } of [client, other]) {
        await calls.triggerExperience(HERO, key());
        await calls.dismissExperience(HERO, key());
      }
      expect(await statusOf(headersOf(client))).toBe('dismissed');
      const token = client.cookies.get('csrftoken') ?? '';
      const reset = await fetch(`${server.origin}/__messages`, {
        method: 'DELETE',
        headers: { ...headersOf(client), 'x-csrftoken': token },
      });
      expect(reset.status).toBe(200);
      expect(await statusOf(headersOf(client))).toBeNull();
      expect(await statusOf(headersOf(other))).toBe('dismissed');
    },
  );

  it.each<Record<string, string>>([{ 'x-csrftoken': 'none' }, { 'sec-fetch-site': 'cross-site' }])(
    'forgets nothing for %j',
    async (headers) => {
      const nora = await connect(server.origin, 'noramalik');
      await nora.calls.triggerExperience(HERO, key());
      const token = nora.cookies.get('csrftoken') ?? '';
      const response = await fetch(`${server.origin}/__messages`, {
        method: 'DELETE',
        headers: { ...headersOf(nora), 'x-csrftoken': token, ...headers },
      });
      expect(response.status).toBe(403);
      expect(await statusOf(headersOf(nora))).toBe('triggered');
    },
  );

  it('exists only where the option asks for it', async () => {
    const plain = await startTestServer();
    expect((await fetch(`${plain.origin}/__messages`)).status).toBe(404);
    await plain.stop();
  });
});
