import { appended, DOC, manifest, type Fault, written } from './fault.ts';

const MESSAGING_INDEX = 'packages/messaging/src/index.ts';

/** Faults in what somebody wrote: code, docs, layout. */
export const SOURCE_FAULTS: readonly Fault[] = [
  {
    gate: 'format',
    fault: 'a file that nobody laid out',
    edits: { 'packages/routes/src/planted.ts': written(`${DOC}export const  planted = "1"`) },
    says: 'packages/routes/src/planted.ts  is not formatted',
  },
  {
    gate: 'lint',
    fault: 'a promise that nobody waits for',
    edits: {
      'packages/routes/src/planted.ts': written(
        `const later = async (): Promise<number> => 1;\nlater();\n`,
      ),
    },
    says: 'typescript(no-floating-promises)',
  },
  {
    gate: 'lint',
    fault: 'a default export',
    edits: { 'packages/routes/src/planted.ts': written(`export default 1;\n`) },
    says: 'import(no-default-export)',
  },
  {
    gate: 'lint',
    fault: 'a rule switched off without a reason',
    edits: {
      'packages/routes/src/planted.ts': written(
        `// oxlint-disable-next-line no-console\nconsole.log(1);\n`,
      ),
    },
    says: 'a rule is switched off without a reason',
  },
  {
    gate: 'types',
    fault: 'a wrong type in product code',
    edits: {
      'packages/routes/src/planted.ts': written(`${DOC}export const planted: number = 'text';\n`),
    },
    says: `packages/routes/src/planted.ts:2  Type 'string' is not assignable to type 'number'`,
  },
  {
    gate: 'types',
    fault: 'a wrong type in a test',
    edits: {
      'packages/ui/src/planted.test.tsx': written(`export const planted: number = 'text';\n`),
    },
    says: `packages/ui/src/planted.test.tsx:1  Type 'string' is not assignable to type 'number'`,
  },
  {
    gate: 'types',
    fault: 'a file that no tsconfig.json includes',
    edits: { 'packages/routes/scripts/planted.ts': written(`export const planted = 1;\n`) },
    says: 'packages/routes/scripts/planted.ts  no tsconfig.json includes it',
  },
  {
    gate: 'edges',
    fault: 'routes imports zod',
    edits: { 'packages/routes/src/planted.ts': written(`export { z } from 'zod/mini';\n`) },
    says: 'packages/routes/src/planted.ts:1  imports zod/mini',
  },
  {
    gate: 'edges',
    fault: 'the root of machines imports React',
    edits: { 'packages/machines/src/planted.ts': written(`import 'react';\n`) },
    says: 'packages/machines/src/planted.ts:1  imports react',
  },
  {
    gate: 'edges',
    fault: 'the card calls the server itself',
    edits: {
      'packages/pin-card/src/planted.ts': written(`void import('@tackboard/api-client');\n`),
    },
    says: 'packages/pin-card/src/planted.ts:1  imports @tackboard/api-client (lazily)',
  },
  {
    gate: 'edges',
    fault: 'a deep import into the sources of another package',
    edits: {
      'packages/ui/src/planted.test.tsx': written(`import '@tackboard/domain/src/index.ts';\n`),
    },
    says: '@tackboard/domain/src/index.ts is no entry of @tackboard/domain',
  },
  {
    gate: 'edges',
    fault: 'the root of domain runs zod',
    edits: { 'packages/domain/src/planted.ts': written(`export { z } from 'zod/mini';\n`) },
    says: 'packages/domain/src/planted.ts:1  imports zod/mini',
  },
  {
    gate: 'edges',
    fault: 'a dependency outside of the list',
    edits: {
      'packages/routes/package.json': manifest((before) => ({
        ...before,
        dependencies: { zod: 'catalog:' },
      })),
    },
    says: 'packages/routes/package.json  lists zod',
  },
  {
    gate: 'edges',
    fault: 'a tool imports the product',
    edits: { 'tooling/browser/src/planted.test.ts': written(`import '@tackboard/pin-card';\n`) },
    says: 'tooling/browser/src/planted.test.ts:1  imports @tackboard/pin-card',
  },
  {
    gate: 'snake-case',
    fault: 'a field in the form of the server',
    edits: {
      'packages/machines/src/planted.ts': written(
        `export const planted = (pin: { board_id: string }): string => pin.board_id;\n`,
      ),
    },
    says: 'packages/machines/src/planted.ts:1  board_id',
  },
  {
    gate: 'snake-case',
    fault: 'a prop in the form of the server',
    edits: {
      'packages/pin-card/src/planted.tsx': written(
        `export const Planted = () => <i data-x={{ is_promoted: true }} />;\n`,
      ),
    },
    says: 'packages/pin-card/src/planted.tsx:1  is_promoted',
  },
  {
    gate: 'docstrings',
    fault: 'a public name without a doc comment',
    edits: {
      [MESSAGING_INDEX]: appended(`export { planted } from './planted.js';\n`),
      'packages/messaging/src/planted.ts': written(`export const planted = 1;\n`),
    },
    says: 'packages/messaging/src/planted.ts:1  planted has no doc comment',
  },
  {
    gate: 'docstrings',
    fault: 'a doc comment on the line of a brace',
    edits: {
      'packages/messaging/src/planted.ts': written(
        `export type Planted = { /** Lost. */ a: string };\n`,
      ),
    },
    says: 'packages/messaging/src/planted.ts:1  a doc comment on the line of a {',
  },
  {
    gate: 'index',
    fault: 'an index of more than 40 lines',
    edits: { [MESSAGING_INDEX]: appended(`export { planted } from './planted.js';\n`.repeat(40)) },
    says: 'an index has at most 40',
  },
  {
    gate: 'index',
    fault: 'export *',
    edits: { [MESSAGING_INDEX]: appended(`export * from './planted.js';\n`) },
    says: 'export *',
  },
  {
    gate: 'language',
    fault: 'a path of one machine',
    edits: {
      'packages/routes/src/planted.ts': written(
        `export const planted = '${'/ho'}${'me/ann/x'}';\n`,
      ),
    },
    says: 'packages/routes/src/planted.ts:1',
  },
  {
    gate: 'language',
    fault: 'a word of unfinished work',
    edits: { 'packages/routes/README.md': appended(`\n${'TO'}${'DO'}: write this down\n`) },
    says: 'it says that the work is not finished',
  },
];
