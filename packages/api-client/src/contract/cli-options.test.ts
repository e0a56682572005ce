import { describe, expect, it, test } from 'vitest';
import { parseOptions } from './cli-options.js';

describe('the options of the command', () => {
  it('are read in both forms', () => {
    const args = ['--base-url=http://localhost:3000', '--session', 'sessionid=a=b; csrftoken=c'];
    expect(parseOptions(args)).toMatchObject({
      baseUrl: 'http://localhost:3000',
      session: 'sessionid=a=b; csrftoken=c',
      only: undefined,
      json: false,
    });
  });

  test.each([
    [['--only', 'readPin, readSession']],
    [['--only=readPin ,readSession']],
    [['--only', 'readPin', '--only', 'readSession']],
  ])('%j names two calls', (args) => {
    expect(parseOptions(args).only).toEqual(['readPin', 'readSession']);
  });

  test.each([
    [['--onyl', 'readPin'], "Unknown option '--onyl'. --help lists the options."],
    [['--only'], /^Option '--only <value>' argument missing\. --help lists the options\.$/],
    [['readPin'], "Unexpected argument 'readPin'. --help lists the options."],
  ])('%j is refused', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
  });
});
