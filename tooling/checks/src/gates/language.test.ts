import { describe, expect, it } from 'vitest';
import { wordFindings } from './language.ts';

const reported = (text: string, file = 'a.ts'): readonly string[] =>
  wordFindings(file, text).map(({ line, what }) => `${line}: ${what}`);

/** Joined here, so that this file does not hold what it looks for. */
const joined = (...parts: readonly string[]): string => parts.join('');

describe('wordFindings', () => {
  it.each([
    joined(`'/t`, `mp/out'`),
    joined(`'/ho`, `me/ann/x'`),
    joined('cd /ro', 'ot/project'),
    joined('see /wo', 'rk/notes.md'),
    joined(`mkdtemp('/t`, `mp')`),
    joined('regi', 'stry=https://npm.example'),
    joined('https://regi', 'stry.example.org/a.tgz'),
    joined('http://localhost:4', '873/a'),
    joined('// TO', 'DO: later'),
    joined('// good enough f', 'or now'),
    joined('throw new Error("n', 'ot implemented")'),
  ])('reports %s', (text) => {
    expect(reported(`a line\n${text}`)).toEqual([expect.stringMatching(/^2: /)]);
  });

  it.each([
    `import { x } from './home/feed.js'`,
    `'/home'`,
    `'https://pins.example/home/ann'`,
    `join(tmpdir(), 'x')`,
    `'../work/x'`,
    '`${root}/tmp/x`',
    'the hackathon',
    'from now on',
  ])('leaves %s alone', (text) => {
    expect(reported(text)).toEqual([]);
  });

  it('does not judge the words of data files', () => {
    expect(reported(joined('{"word": "TO', 'DO"}'), 'reserved.json')).toEqual([]);
  });
});
