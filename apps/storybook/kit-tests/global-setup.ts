import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { buildKit } from './build-kit.ts';
import { FLAVOURS } from './flavours.ts';
import { type RenderedKit, renderKit } from './render-kit.ts';
import { serveKit } from './serve-kit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server-rendered kit for each version of React. */
    readonly kits: Readonly<Record<string, RenderedKit>>;
    /** The address of the samples. */
    readonly kitUrl: string;
    /** The endpoint of the browser that the tests share. */
    readonly browserEndpoint: string;
    /** The folder of the bundles. */
    readonly built: string;
  }
}

/** Builds, renders and serves the kit with each version of React, and starts one browser for all tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const built = await mkdtemp(join(tmpdir(), 'tackboard-kit-'));
  const launched = findChromium().then((executablePath) =>
    chromium.launchServer({ executablePath, args: [...CHROMIUM_FLAGS] }),
  );
  const kits: Record<string, RenderedKit> = {};
  for (const flavour of FLAVOURS) {
    const folder = join(built, flavour.name);
    await buildKit(flavour, folder);
    kits[flavour.name] = await renderKit(join(folder, 'server/server.js'));
  }
  const server = await serveKit(built, kits);
  const browser = await launched;
  project.provide('kits', kits);
  project.provide('kitUrl', server.url);
  project.provide('browserEndpoint', browser.wsEndpoint());
  project.provide('built', built);
  return async () => {
    server.close();
    await browser.close();
    await rm(built, { recursive: true });
  };
}
