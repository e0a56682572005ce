import { describe, expect, it } from 'vitest';
import { lostDirectives, shippedModules } from './directives.ts';
import { fixtureTree } from './tree.ts';

const SOURCES = {
  'packages/ui/src/index.ts': `export { Button } from './button/button.js';`,
  'packages/ui/src/button/button.tsx': `'use client';\nexport const Button = 1;`,
  'packages/ui/src/button/button.test.tsx': `import { Button } from './button.js';`,
};

const BUILT = {
  'packages/ui/dist/index.js': `import { Button } from "./button/button.js";\nexport { Button };`,
  'packages/ui/dist/button/button.js': `"use client";\nconst Button = 1;\nexport { Button };`,
};

function reported(
  built: Readonly<Record<string, string>>,
  sources: Readonly<Record<string, string>> = SOURCES,
): readonly string[] {
  const modules = shippedModules(fixtureTree(sources), 'packages/ui');
  return lostDirectives(modules, (file) => built[file]).map(({ file, what }) => `${file} ${what}`);
}

describe('lostDirectives', () => {
  it('is content with one file out of one file', () => {
    expect(reported(BUILT)).toEqual([]);
  });

  it('sees a directive that is gone', () => {
    const built = { ...BUILT, 'packages/ui/dist/button/button.js': 'const Button = 1;' };
    expect(reported(built)).toEqual([
      'packages/ui/src/button/button.tsx "use client" is lost in packages/ui/dist/button/button.js',
    ]);
  });

  it('sees a directive that does not come first', () => {
    const built = { ...BUILT, 'packages/ui/dist/button/button.js': `import "x";\n"use client";` };
    expect(reported(built)).toHaveLength(1);
  });

  it('sees a module whose file is gone', () => {
    const { 'packages/ui/dist/index.js': index } = BUILT;
    expect(reported({ 'packages/ui/dist/index.js': index })).toHaveLength(1);
  });

  it('sees code that was copied into the file that imports it', () => {
    const built = {
      ...BUILT,
      'packages/ui/dist/index.js': 'const Button = 1;\nexport { Button };',
    };
    expect(reported(built)).toEqual([
      'packages/ui/src/index.ts no longer imports packages/ui/dist/button/button.js when it is built',
    ]);
  });

  it('sees code that was moved into a chunk', () => {
    const built = {
      ...BUILT,
      'packages/ui/dist/index.js': `import { Button } from "./chunk-ABC.js";\nexport { Button };`,
    };
    expect(reported(built)).toHaveLength(1);
  });

  it('asks nothing of imports that only types make', () => {
    const sources = {
      ...SOURCES,
      'packages/ui/src/index.ts': `export type { Button } from './button/button.js';`,
    };
    expect(reported({ ...BUILT, 'packages/ui/dist/index.js': '' }, sources)).toEqual([]);
  });
});
