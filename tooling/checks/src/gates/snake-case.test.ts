import { describe, expect, it } from 'vitest';
import { parseSource } from '../source.ts';
import { fixtureTree } from '../tree.ts';
import { isSnakeCase, snakeCase, snakeCaseNames } from './snake-case.ts';

const reported = (text: string, file = 'a.tsx'): readonly string[] =>
  snakeCaseNames(parseSource(file, text)).findings.map(({ line, what }) => `${line}: ${what}`);

describe('isSnakeCase', () => {
  it.each(['board_id', 'is_promoted', 'Foo_bar', 'image_2x', 'a__b'])('%s is', (name) => {
    expect(isSnakeCase(name)).toBe(true);
  });

  it.each([
    'boardId',
    'SAVE_DELAY_MS',
    '_unused',
    '__html',
    '$ref',
    'trailing_',
    'A_1',
    'process.env.NODE_ENV',
  ])('%s is not', (name) => {
    expect(isSnakeCase(name)).toBe(false);
  });
});

describe('snakeCaseNames', () => {
  it.each([
    ['a variable', 'const board_id = 1;', '1: board_id'],
    ['a member access', 'const x = pin.board_id;', '1: board_id'],
    ['an optional member access', 'const x = pin?.board_id;', '1: board_id'],
    ['a quoted member access', `const x = pin['board_id'];`, '1: board_id'],
    ['a property', 'const x = { board_id: 1 };', '1: board_id'],
    ['a quoted property', `const x = { 'board_id': 1 };`, '1: board_id'],
    ['a computed property', `const x = { ['board_id']: 1 };`, '1: board_id'],
    ['a field of a type', 'type X = {\n  board_id: string;\n};', '2: board_id'],
    ['a parameter', 'function f(board_id: string): void {}', '1: board_id'],
    ['a destructured field', 'const { board_id: boardId } = pin;', '1: board_id'],
    ['a prop', 'const x = <Card board_id="1" />;', '1: board_id'],
    ['a private field', 'class A { #board_id = 1; }', '1: board_id'],
  ])('reports %s', (_kind, text, expected) => {
    expect(reported(text)).toContain(expected);
  });

  it.each([
    ['text', `const x = 'board_id';`],
    ['a type of text', `type X = 'own_board' | 'own_section';`],
    ['an element of a list', `const x = ['invite_code'];`],
    ['a case', `switch (x) { case 'own_board': break; }`],
    ['a constant', 'const SAVE_DELAY_MS = 950;'],
    ['a comment', '// board_id comes from the server'],
    ['the name that another module gave', `import { their_name as ourName } from 'x';`],
  ])('leaves %s alone', (_kind, text) => {
    expect(reported(text)).toEqual([]);
  });
});

describe('the gate', () => {
  it('reads the packages above domain and api-client, and no others', async () => {
    const text = 'export const board_id = 1;';
    const outcome = await snakeCase.run(
      fixtureTree({
        'packages/domain/src/wire/a.ts': text,
        'packages/api-client/src/a.ts': text,
        'apps/api/src/a.ts': text,
        'packages/machines/src/a.ts': text,
        'packages/ui/src/a.tsx': text,
        'packages/messaging/src/a.ts': text,
        'packages/pin-card/src/a.tsx': text,
        'packages/routes/src/a.ts': text,
        'apps/web/src/a.ts': text,
        'apps/storybook/.storybook/a.ts': text,
      }),
    );
    expect(outcome.findings.map(({ file }) => file)).toEqual([
      'packages/machines/src/a.ts',
      'packages/ui/src/a.tsx',
      'packages/messaging/src/a.ts',
      'packages/pin-card/src/a.tsx',
      'apps/web/src/a.ts',
      'apps/storybook/.storybook/a.ts',
    ]);
    expect(outcome.read).toEqual([
      { count: 6, of: 'files' },
      { count: 6, of: 'names' },
    ]);
  });
});
