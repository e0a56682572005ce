import { describe, expect, it } from 'vitest';
import { manifest, whatIsWrong } from './edges.fixture.ts';

describe('a name of the package itself', () => {
  const imports = { '#sheet': { browser: './src/none.ts', default: './src/sheet.ts' } };
  const others = {
    'packages/ui/package.json': manifest('ui', ['.'], { imports }),
    'packages/ui/src/none.ts': '',
    'packages/ui/src/sheet.ts': '',
  };

  it('may be imported when package.json lists it', async () => {
    const wrong = (text: string) => whatIsWrong('packages/ui/src/a.ts', text, others);
    expect(await wrong(`import '#sheet';`)).toEqual([]);
    expect(await wrong(`import '#other';`)).toEqual(['imports #other']);
  });
});

describe('package.json', () => {
  it('may list at run time only what the edge list knows', async () => {
    const text = manifest('routes', ['.'], { dependencies: { lodash: '4' } });
    await expect(whatIsWrong('packages/routes/package.json', text)).resolves.toEqual([
      'lists lodash',
    ]);
  });

  it('has to bring what a published file imports', async () => {
    await expect(
      whatIsWrong('packages/ui/src/a.tsx', `import { Menu } from '@base-ui/react/menu';`),
    ).resolves.toEqual(['imports @base-ui/react/menu']);
  });

  it('has to list what a test imports', async () => {
    await expect(
      whatIsWrong('packages/ui/src/a.test.tsx', `import axe from 'axe-core';`),
    ).resolves.toEqual(['imports axe-core']);
  });
});

describe('ports', () => {
  it('are declared in domain alone', async () => {
    const ports = { 'packages/domain/src/ports.ts': 'export type SavePin = () => Promise<void>;' };
    await expect(
      whatIsWrong('packages/machines/src/a.ts', 'export type SavePin = () => void;', ports),
    ).resolves.toEqual(['declares the port SavePin again']);
    await expect(
      whatIsWrong('apps/api/src/a.ts', 'export type SavePin = () => void;', ports),
    ).resolves.toEqual([]);
  });
});
