import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache.js';

describe('the cache of visitors’ pages', () => {
  it('renders once for each key and version, with the nonce of each response', async () => {
    let version = '1';
    let renders = 0;
    const visitorPage = createPageCache(() => version);
    const page = async (key: string, nonce: string) => {
      const response = await visitorPage(key, nonce, async (given) => {
        renders += 1;
        const html = `<style nonce="${given}"></style>${key}<script nonce="${given}"></script>`;
        return { html, status: 200 };
      });
      return response.html;
    };
    expect(await page('/', 'abc')).toBe(
      '<style nonce="abc"></style>/<script nonce="abc"></script>',
    );
    expect(await page('/', 'xyz')).toBe(
      '<style nonce="xyz"></style>/<script nonce="xyz"></script>',
    );
    expect(renders).toBe(1);
    expect(await page('/ideas/', 'abc')).toContain('/ideas/');
    expect(renders).toBe(2);
    version = '2';
    await page('/', 'abc');
    expect(renders).toBe(3);
  });

  it.each([
    [{ html: '', status: 302, location: '/login' }, 1],
    [{ html: 'missing', status: 404 }, 1],
    [{ html: 'failed', status: 500 }, 2],
  ])('of two requests for %o it renders %d', async (response, expected) => {
    let renders = 0;
    const visitorPage = createPageCache(() => '1');
    for (let request = 0; request < 2; request += 1) {
      const render = async () => {
        renders += 1;
        return response;
      };
      expect(await visitorPage('/', 'abc', render)).toEqual(response);
    }
    expect(renders).toBe(expected);
  });

  it('does not keep a page that was outdated before it was rendered', async () => {
    let version = '1';
    const visitorPage = createPageCache(() => version);
    const first = visitorPage('/', 'abc', async () => ({ html: 'old', status: 200 }));
    version = '2';
    await first;
    version = '1';
    const { html } = await visitorPage('/', 'abc', async () => ({ html: 'new', status: 200 }));
    expect(html).toBe('new');
  });

  it('keeps a bounded number of pages', async () => {
    let renders = 0;
    const visitorPage = createPageCache(() => '1');
    const page = (number: number) =>
      visitorPage(`/${number}`, 'abc', async () => {
        renders += 1;
        return { html: '', status: 200 };
      });
    for (let number = 0; number <= 200; number += 1) await page(number);
    expect(renders).toBe(201);
    await page(0);
    expect(renders).toBe(202);
  });
});
