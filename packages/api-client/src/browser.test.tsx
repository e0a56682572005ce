import { afterEach, describe, expect, it } from 'vitest';
import { browserPorts } from './browser.js';

describe('browserPorts', () => {
  afterEach(() => {
    document.cookie = 'csrftoken=; max-age=0';
    window.history.replaceState(null, '', '/');
  });

  it('reads the CSRF token again on each call, because it may have changed (reference 1.4)', () => {
    const { csrfToken } = browserPorts();
    expect(csrfToken()).toBeUndefined();
    document.cookie = 'xcsrftoken=other';
    document.cookie = 'csrftoken=a=1';
    expect(csrfToken()).toBe('a=1');
    document.cookie = 'csrftoken=b';
    expect(csrfToken()).toBe('b');
  });

  it('returns the path of the current page', () => {
    const { origin, sourceUrl } = browserPorts();
    window.history.replaceState(null, '', '/pin/7/?invite_code=x');
    expect(sourceUrl()).toBe('/pin/7/?invite_code=x');
    expect(origin).toBe('http://localhost:3000');
  });

  it('returns whether the browser is online', () => {
    expect(browserPorts().isOnline()).toBe(true);
  });
});
