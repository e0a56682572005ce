import { fixtureTree } from '../tree.ts';
import { edges } from './edges.ts';

/** A package.json. */
export const manifest = (
  name: string,
  entries: readonly string[],
  fields: Readonly<Record<string, unknown>> = {},
): string =>
  JSON.stringify({
    name: `@tackboard/${name}`,
    exports: Object.fromEntries(entries.map((entry) => [entry, './src/index.ts'])),
    ...fields,
  });

/** The packages that the tests of the gate know. */
export const MANIFESTS = {
  'packages/routes/package.json': manifest('routes', ['.', './paths'], {
    devDependencies: { vitest: '5', 'fast-check': '4' },
  }),
  'packages/domain/package.json': manifest('domain', ['.', './wire', './testing'], {
    dependencies: { '@tackboard/routes': '*', zod: '4' },
    devDependencies: { 'fast-check': '4' },
  }),
  'packages/api-client/package.json': manifest('api-client', ['.']),
  'packages/machines/package.json': manifest('machines', ['.', './react', './testing'], {
    dependencies: { xstate: '5', '@xstate/react': '6' },
    peerDependencies: { react: '19' },
  }),
  'packages/ui/package.json': manifest('ui', ['.', './styles.css'], {
    peerDependencies: { react: '19' },
  }),
  'packages/pin-card/package.json': manifest('pin-card', ['.'], {
    peerDependencies: { react: '19', 'hls.js': '1' },
    devDependencies: { '@testing-library/react': '16' },
  }),
  'apps/api/package.json': manifest('api', ['.'], { private: true }),
  'apps/web/package.json': manifest('web', [], { private: true, dependencies: { hono: '4' } }),
  'tooling/browser/package.json': manifest('browser', ['.'], { private: true }),
};

/** What the gate says about one file among the manifests above: `['what', …]`. */
export async function whatIsWrong(
  file: string,
  text: string,
  others: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const outcome = await edges.run(fixtureTree({ ...MANIFESTS, ...others, [file]: text }));
  return outcome.findings.map((finding) => finding.what);
}
