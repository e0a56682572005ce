import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache.js';

describe('the cache of visitors’ pages', () => {
  it('renders once for each key and version, with the nonce of each response', () => {
    let version = '1';
    let renders = 0;
    const visitorPage = createPageCache(() => version);
    const page = (key: string, nonce: string) =>
      visitorPage(key, nonce, (given) => {
        renders += 1;
        return `<style nonce="${given}"></style>${key}<script nonce="${given}"></script>`;
      });
    expect(page('/', 'abc')).toBe('<style nonce="abc"></style>/<script nonce="abc"></script>');
    expect(page('/', 'xyz')).toBe('<style nonce="xyz"></style>/<script nonce="xyz"></script>');
    expect(renders).toBe(1);
    expect(page('/ideas/', 'abc')).toContain('/ideas/');
    expect(renders).toBe(2);
    version = '2';
    page('/', 'abc');
    expect(renders).toBe(3);
  });

  it('keeps a bounded number of pages', () => {
    let renders = 0;
    const visitorPage = createPageCache(() => '1');
    const page = (number: number) =>
      visitorPage(`/${number}`, 'abc', () => {
        renders += 1;
        return '';
      });
    for (let number = 0; number <= 200; number += 1) page(number);
    expect(renders).toBe(201);
    page(0);
    expect(renders).toBe(202);
  });
});
