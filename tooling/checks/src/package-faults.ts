import { DOC, manifest, MESSAGING, replaced, type Fault, written } from './fault.ts';

/** Faults in what packages list, build and publish. */
export const PACKAGE_FAULTS: readonly Fault[] = [
  {
    gate: 'unused',
    fault: 'a file that nothing imports',
    edits: { 'packages/routes/src/planted.ts': written(`export const planted = 1;\n`) },
    says: 'packages/routes/src/planted.ts  is used by nothing',
  },
  {
    gate: 'unused',
    fault: 'a dependency that nothing imports',
    edits: {
      [MESSAGING]: manifest((before) => ({
        ...before,
        devDependencies: { ...before.devDependencies, hono: '^4.13.19' },
      })),
    },
    says: 'lists hono, which nothing uses',
  },
  {
    gate: 'unused',
    fault: 'an import that package.json does not list',
    edits: { 'packages/routes/src/planted.test.ts': written(`import 'xstate';\n`) },
    says: 'uses xstate, which package.json does not list',
  },
  {
    gate: 'unused',
    fault: 'a file of the kit proof that nothing imports',
    edits: { 'apps/storybook/proof/page/planted.ts': written(`export const planted = 1;\n`) },
    says: 'apps/storybook/proof/page/planted.ts  is used by nothing',
  },
  {
    gate: 'consistency',
    fault: 'two versions of one dependency',
    edits: {
      [MESSAGING]: manifest((before) => ({
        ...before,
        devDependencies: { ...before.devDependencies, hono: '4.0.0' },
      })),
    },
    says: 'hono',
  },
  {
    gate: 'build',
    fault: 'a module that does not parse',
    edits: { 'packages/messaging/src/planted.ts': written(`export const planted = ;\n`) },
    says: 'a build failed',
  },
  {
    gate: 'build',
    fault: '"use client" lost through bundling',
    edits: {
      'packages/ui/src/planted.tsx': written(`'use client';\n${DOC}export const planted = 1;\n`),
      'packages/ui/src/planted-root.ts': written(`export { planted } from './planted.js';\n`),
      'tooling/build/src/index.ts': replaced('bundle: false', 'bundle: true'),
    },
    says: 'packages/ui/src/planted-root.ts  no longer imports packages/ui/dist/planted.js',
  },
  {
    gate: 'packages',
    fault: 'the source condition is packed',
    edits: { '.pnpmfile.cjs': written('module.exports = { hooks: {} };\n') },
    says: 'exports name @tackboard/source',
  },
  {
    gate: 'packages',
    fault: 'types that are no types',
    edits: { [MESSAGING]: replaced('"./dist/index.d.ts"', '"./README.md"') },
    says: 'attw: some importers find no types',
  },
  {
    gate: 'packages',
    fault: 'an entry that leads nowhere',
    edits: { [MESSAGING]: replaced('./dist/index.js', './dist/gone.js') },
    says: './dist/gone.js',
  },
  {
    gate: 'size',
    fault: 'an entry without a limit',
    edits: { [MESSAGING]: manifest((before) => ({ ...before, 'size-limit': [] })) },
    says: 'packages/messaging/package.json  the entry . (dist/index.js) has no size-limit line',
  },
  {
    gate: 'size',
    fault: 'an entry above its limit',
    edits: {
      [MESSAGING]: manifest((before) => ({
        ...before,
        'size-limit': [{ path: 'dist/index.js', limit: '1 B' }],
      })),
    },
    says: '1 bytes allowed',
  },
];
