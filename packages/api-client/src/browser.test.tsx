import { afterEach, describe, expect, it } from 'vitest';
import { browserPorts } from './browser.js';

describe('what a page brings to a client', () => {
  afterEach(() => {
    document.cookie = 'csrftoken=; max-age=0';
    window.history.replaceState(null, '', '/');
  });

  it('reads the CSRF token each time: it may have changed (reference 1.4)', () => {
    const { csrfToken } = browserPorts();
    expect(csrfToken()).toBeUndefined();
    document.cookie = 'xcsrftoken=other';
    document.cookie = 'csrftoken=a=1';
    expect(csrfToken()).toBe('a=1');
    document.cookie = 'csrftoken=b';
    expect(csrfToken()).toBe('b');
  });

  it('names the page that calls', () => {
    const { origin, sourceUrl } = browserPorts();
    window.history.replaceState(null, '', '/pin/7/?invite_code=x');
    expect(sourceUrl()).toBe('/pin/7/?invite_code=x');
    expect(origin).toBe('http://localhost:3000');
  });

  it('tells whether the browser has a network', () => {
    expect(browserPorts().isOnline()).toBe(true);
  });
});
