import { describe, expect, it } from 'vitest';
import { fixtureTree } from '../tree.ts';
import { MANIFESTS, whatIsWrong } from './edges.fixture.ts';
import { edges } from './edges.ts';

describe('the edge list', () => {
  it.each([
    ['routes imports nothing', 'packages/routes/src/a.ts', `import { z } from 'zod/mini';`],
    ['nor Node', 'packages/routes/src/a.ts', `import { join } from 'node:path';`],
    ['domain knows no React', 'packages/domain/src/a.ts', `import { useState } from 'react';`],
    ['domain knows zod in wire alone', 'packages/domain/src/a.ts', `import { z } from 'zod/mini';`],
    [
      'types among values still run',
      'packages/domain/src/a.ts',
      `import { type ZodMiniType } from 'zod/mini';`,
    ],
    ['wire uses zod/mini', 'packages/domain/src/wire/a.ts', `import { z } from 'zod';`],
    [
      'the root of machines knows no React',
      'packages/machines/src/save/a.ts',
      `import { useSelector } from '@xstate/react';`,
    ],
    [
      'machines take ports',
      'packages/machines/src/a.ts',
      `import { createClient } from '@tackboard/api-client';`,
    ],
    [
      'machines know no wire form',
      'packages/machines/src/a.ts',
      `import '@tackboard/domain/wire';`,
    ],
    [
      'ui takes the types of ports',
      'packages/ui/src/a.tsx',
      `import { x } from '@tackboard/domain';`,
    ],
    [
      'hls.js is loaded on first need',
      'packages/pin-card/src/a.ts',
      `import Hls from 'hls.js/light';`,
    ],
    ['import() is read too', 'packages/pin-card/src/a.ts', `void import('@tackboard/api-client');`],
    ['re-exports too', 'packages/ui/src/a.ts', `export { x } from '@tackboard/machines';`],
    [
      'and import types',
      'packages/ui/src/a.ts',
      `export type X = import('@tackboard/machines').X;`,
    ],
    [
      'the server has no card',
      'apps/api/src/a.ts',
      `import { PinCard } from '@tackboard/pin-card';`,
    ],
    ['tools know no product', 'tooling/browser/src/a.ts', `import { x } from '@tackboard/domain';`],
    [
      'style sheets are read',
      'packages/ui/src/styles.css',
      `@layer tackboard;\n@import '@tackboard/pin-card';`,
    ],
    [
      'product code has no test library',
      'packages/routes/src/a.ts',
      `import { it } from 'vitest';`,
    ],
    [
      'a deep import',
      'packages/pin-card/src/a.ts',
      `import { x } from '@tackboard/domain/src/pin/pin.ts';`,
    ],
    [
      'a way around the entries',
      'packages/ui/src/a.ts',
      `import type { X } from '../../domain/src/x.js';`,
    ],
    [
      'also from tests',
      'packages/ui/src/a.test.ts',
      `import type { X } from '../../domain/src/x.js';`,
    ],
    [
      'fakes in product code',
      'packages/ui/src/a.ts',
      `import type { X } from '@tackboard/domain/testing';`,
    ],
    [
      'its own name',
      'packages/machines/src/a.ts',
      `import { x } from '@tackboard/machines/react';`,
    ],
    ['a path that is computed', 'packages/ui/src/a.ts', 'const n = 1; void import(`./${n}.js`);'],
    ['a test that ships', 'packages/ui/src/a.ts', `import { x } from './b.test.js';`],
  ])('reports: %s', async (_rule, file, text) => {
    await expect(whatIsWrong(file, text)).resolves.toHaveLength(1);
  });

  it.each([
    ['packages/domain/src/a.ts', `import { pinPath } from '@tackboard/routes/paths';`],
    ['packages/domain/src/a.ts', `import type { ZodMiniType } from 'zod/mini';`],
    [
      'packages/domain/src/wire/a.ts',
      `import { z } from 'zod/mini'; import { x } from '../pin.js';`,
    ],
    ['packages/machines/src/react/a.ts', `import { useSelector } from '@xstate/react';`],
    ['packages/machines/src/react/a.ts', `import { jsx } from 'react/jsx-runtime';`],
    ['packages/ui/src/a.tsx', `import type { Clock } from '@tackboard/domain';`],
    ['packages/pin-card/src/a.ts', `const hls = await import('hls.js/light');`],
    ['packages/pin-card/src/a.ts', `import type Hls from 'hls.js/light';`],
    ['packages/pin-card/src/a.test.tsx', `import { render } from '@testing-library/react';`],
    ['packages/pin-card/src/a.test.tsx', `import { buildPin } from '@tackboard/domain/testing';`],
    [
      'packages/routes/bench/a.bench.ts',
      `import { cpus } from 'node:os'; import fc from 'fast-check';`,
    ],
    ['packages/machines/src/a.test.ts', `import { x } from './react/x.js';`],
    ['packages/machines/src/a.test.ts', `import { x } from './b.test.fixture.js';`],
    ['packages/api-client/src/server.test.fixture.ts', `import { createServer } from 'node:http';`],
    ['packages/ui/src/a.stories.tsx', `import { findChromium } from '@tackboard/browser';`],
    [
      'apps/web/src/a.ts',
      `import { createApi } from '@tackboard/api'; import { Hono } from 'hono';`,
    ],
    ['apps/api/src/a.ts', `import { DatabaseSync } from 'node:sqlite';`],
  ])('lets %s have %s', async (file, text) => {
    await expect(whatIsWrong(file, text)).resolves.toEqual([]);
  });

  it('names the file, the line and the rule', async () => {
    const outcome = await edges.run(
      fixtureTree({
        ...MANIFESTS,
        'packages/routes/src/a.ts': `// first line\n\nimport { z } from 'zod/mini';\n`,
      }),
    );
    expect(outcome.findings).toEqual([
      {
        file: 'packages/routes/src/a.ts',
        line: 3,
        what: 'imports zod/mini',
        why: 'routes may import nothing',
        mend: 'take what it needs as a port or a prop, or move the code to the layer that may',
      },
    ]);
    expect(outcome.read).toEqual([
      { count: 1, of: 'files' },
      { count: 1, of: 'imports' },
    ]);
  });
});

describe('parts of one package', () => {
  it('keeps React out of the root of machines, also through a relative import', async () => {
    await expect(
      whatIsWrong('packages/machines/src/index.ts', `export { useSave } from './react/index.js';`),
    ).resolves.toEqual(['machines imports ./react/index.js, which is machines/react']);
  });

  it('lets the domain know the types of wire, and not its code', async () => {
    const file = 'packages/domain/src/index.ts';
    await expect(whatIsWrong(file, `import type { P } from './wire/pin.js';`)).resolves.toEqual([]);
    await expect(whatIsWrong(file, `import { P } from './wire/pin.js';`)).resolves.toEqual([
      'domain imports ./wire/pin.js, which is domain/wire',
    ]);
  });
});
