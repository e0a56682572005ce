import { adSummaryFlags } from '@tackboard/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededId } from '../seed/ids.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { connect } from '../testing/client.js';
import { visit } from '../testing/visitor.js';

const PIN = seededId('pin', 'blocks-bauhaus');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('a link that no browser would follow', () => {
  it.each(['https://', 'http://[', 'not a link', 'javascript:alert(1)', ''])(
    '%j is left out, and the pages that list its pin are served',
    async (link) => {
      server.database.prepare('UPDATE pins SET link = ? WHERE id = ?').run(link, PIN);
      const visitor = await visit(server.origin);
      expect(await visitor.feedIds(250)).toContain(PIN);
      const pin = await visitor.get('PinResource/get', { id: PIN });
      expect(pin.status).toBe(200);
      expect(pin.data).toMatchObject({
        link: null,
        tracked_link: null,
        link_domain: null,
        domain: 'Uploaded by user',
      });
    },
  );
});

it("a business may promote its own pins that are not promoted already, and nobody else's (S1 §4)", async () => {
  const isPromotable = async (username: string, slug: string) => {
    const visitor = await visit(server.origin, username);
    const { data } = await visitor.get('PinResource/get', { id: seededId('pin', slug) });
    return (data as { readonly is_quick_promotable: boolean }).is_quick_promotable;
  };
  expect(await isPromotable('kilnandco', 'saucer-and-spoon')).toBe(true);
  // It is promoted.
  expect(await isPromotable('kilnandco', 'espresso-cup')).toBe(false);
  expect(await isPromotable('marenkjaer', 'saucer-and-spoon')).toBe(false);
  // No business.
  expect(await isPromotable('lenaadler', 'dune-study')).toBe(false);
});

it('an ad names the country that it was shown for, and what its summary logs (S1 §3 §5)', async () => {
  const { calls } = await connect(server.origin, 'marenkjaer');
  const { adTargetingAttribution: attribution } = await calls.readPin({
    pinId: seededId('pin', 'espresso-cup'),
  });
  expect(attribution?.geoRegion).toBe('US');
  expect(await calls.readCountries()).toHaveProperty('US', 'United States');
  expect(adSummaryFlags(attribution)).toEqual([
    'isFirstPartyAdPersonalizationEnabled',
    'isThirdPartyAdPersonalizationEnabled',
    'isEngagementMatched',
    'isVisitorMatched',
  ]);
});
