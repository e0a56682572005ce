import babel from '@rolldown/plugin-babel';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { InlineConfig } from 'vite';
import { IS_FULL } from './is-full.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

/** Modules with components or hooks, which the compiler of a host would compile. */
const KIT_SOURCES = /\/packages\/(ui|pin-card|machines)\/src\/(?!.*\.stories\.)/;

/** Resolves every import of React in the bundle to this version. */
function reactFrom(react: string, dom: string): InlineConfig {
  return {
    resolve: {
      alias: [
        { find: /^react(?=\/|$)/, replacement: folderOf(react) },
        { find: /^react-dom(?=\/|$)/, replacement: folderOf(dom) },
      ],
    },
  };
}

/** The React Compiler for the sources of the kit, also in the server bundle. */
function compilerPreset() {
  const preset = reactCompilerPreset();
  return {
    ...preset,
    rolldown: {
      ...preset.rolldown,
      filter: { ...preset.rolldown.filter, id: KIT_SOURCES },
      applyToEnvironmentHook: () => true,
    },
  };
}

type BabelPlugin = Awaited<ReturnType<typeof babel>>;

/** Caches compiled modules, because the browser bundle and the server bundle have the same ones. */
function compiledOnce(plugin: BabelPlugin): BabelPlugin {
  const { transform } = plugin;
  if (typeof transform !== 'object') throw new Error('The compiler is no transform of modules.');
  const compiled = new Map<string, ReturnType<typeof transform.handler>>();
  return {
    ...plugin,
    transform: {
      ...transform,
      handler(code, id, options) {
        const known =
          compiled.get(`${id}\n${code}`) ?? transform.handler.call(this, code, id, options);
        compiled.set(`${id}\n${code}`, known);
        return known;
      },
    },
  };
}

/** A version of React that the kit is tested with, and its bundle. */
export interface Flavour {
  readonly name: 'react-19' | 'react-18' | 'react-compiler';
  readonly config: InlineConfig;
  /** The version of React that has to run. */
  readonly version: RegExp;
}

/** The versions of React that the kit supports, the newest one first. */
const ALL_FLAVOURS = [
  { name: 'react-19', config: reactFrom('react', 'react-dom'), version: /^19\./ },
  { name: 'react-18', config: reactFrom('react-18', 'react-dom-18'), version: /^18\.3\./ },
  {
    name: 'react-compiler',
    config: {
      ...reactFrom('react', 'react-dom'),
      plugins: [compiledOnce(await babel({ presets: [compilerPreset()] }))],
    },
    version: /^19\./,
  },
] as const satisfies readonly Flavour[];

/** The versions that this run tests: `pnpm test` has the newest one alone. */
export const FLAVOURS: readonly Flavour[] = IS_FULL ? ALL_FLAVOURS : ALL_FLAVOURS.slice(0, 1);

/** The name of a flavour. */
export type FlavourName = Flavour['name'];
