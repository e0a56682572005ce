import { expect, it } from 'vitest';
import { registryPage } from './registry-page.ts';

it('has the version, the licences, the addresses, the README and the changelog', () => {
  const page = registryPage({
    manifest: {
      name: '@acme/b',
      version: '0.0.0',
      description: 'Does b.',
      license: 'MIT',
      homepage: 'https://github.com/acme/kit/tree/main/packages/b#readme',
      bugs: 'https://github.com/acme/kit/issues',
      repository: { url: 'git+https://github.com/acme/kit.git', directory: 'packages/b' },
      exports: {},
      dependencies: { '@acme/a': '^0.0.0', zod: '^4.0.0' },
    },
    next: { name: '@acme/b', version: '0.1.0', changelog: '# @acme/b\n\n## 0.1.0\n' },
    readme:
      '# @acme/b\n\n[More](../../docs/b.md#more), [here](#here), [there](https://a.example/).\n',
    licences: new Map([['zod', 'MIT']]),
    size: '3 files, 1.0 kB packed',
  });
  expect(page).toBe(`<!-- @acme/b 0.1.0, as a registry shows it -->

Does b.

- version: 0.1.0
- licence: MIT
- repository: git+https://github.com/acme/kit.git, packages/b
- homepage: https://github.com/acme/kit/tree/main/packages/b#readme
- issues: https://github.com/acme/kit/issues
- size: 3 files, 1.0 kB packed
- dependencies: @acme/a, zod (MIT)

<!-- README.md -->

# @acme/b

[More](https://github.com/acme/kit/blob/main/docs/b.md#more), [here](#here), [there](https://a.example/).

<!-- CHANGELOG.md -->

# @acme/b

## 0.1.0
`);
});
