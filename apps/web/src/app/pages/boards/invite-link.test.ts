import { describe, expect, it } from 'vitest';
import { consumeInviteLogin, invitedBoardUrl, inviteQuery, rememberLogin } from './invite-link.js';

const QUERY = '?board_url=%2Fanna%2Ftrips%2F&accept_invite=true&seamless=true';

describe('S3 §2.3: the link of an invitation', () => {
  it('has the flags of the invitation in its query', () => {
    expect(inviteQuery('/anna/trips/')).toBe(QUERY);
  });

  it.each([
    [QUERY, '/anna/trips/'],
    ['?board_url=%2Fanna%2Ftrips%2F&accept_invite=true', undefined],
    ['?board_url=%2Fanna%2Ftrips%2F&seamless=true', undefined],
    ['?board_url=%2Fanna%2Ftrips%2F&accept_invite=false&seamless=true', undefined],
    ['?accept_invite=true&seamless=true', undefined],
    ['', undefined],
  ])('%s names the board %s', (query, expected) => {
    expect(invitedBoardUrl(new URLSearchParams(query))).toBe(expected);
  });
});

describe('consumeInviteLogin', () => {
  const storage = () => {
    const items = new Map<string, string>();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    } as Storage;
  };

  it('is true once after the login that leads to the invitation', () => {
    const tab = storage();
    rememberLogin(tab, `/anna/trips/${QUERY}`, 1_000);
    expect(consumeInviteLogin(tab, '/anna/trips/', 2_000)).toBe(true);
    expect(consumeInviteLogin(tab, '/anna/trips/', 2_000)).toBe(false);
  });

  it.each([
    ['without a login', undefined, 2_000],
    ['after a login for another page', '/anna/trips/', 2_000],
    ['for another board', `/anna/maps/${QUERY.replace('trips', 'maps')}`, 2_000],
    ['a minute after the login', `/anna/trips/${QUERY}`, 61_000],
  ])('is false %s', (_title, next, now) => {
    const tab = storage();
    if (next !== undefined) rememberLogin(tab, next, 1_000);
    expect(consumeInviteLogin(tab, '/anna/trips/', now)).toBe(false);
  });
});
