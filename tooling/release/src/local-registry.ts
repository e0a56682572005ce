import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runServer } from 'verdaccio';
import type { Tarball } from './pack.ts';
import { environmentOfAProject, run } from './run.ts';

/** Publishes all tarballs to a registry on this machine, installs them in an empty folder, and loads every entry there. */
export async function publishLocally(
  tarballs: readonly Tarball[],
  folder: string,
): Promise<{ readonly entries: number }> {
  const server = await startRegistry(join(folder, 'registry'));
  const { port } = server.address() as AddressInfo;
  const registry = `http://localhost:${port}/`;
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  // The registry lets everybody publish; npm wants a token all the same.
  writeFileSync(
    join(project, '.npmrc'),
    `@tackboard:registry=${registry}\n//localhost:${port}/:_authToken=none\nupdate-notifier=false\n`,
  );
  const options = { cwd: project, env: environmentOfAProject() };
  try {
    for (const { archive } of tarballs) {
      // Only the servers of a CI can sign where a package comes from.
      await run(
        'npm',
        ['publish', archive, '--provenance=false', `--registry=${registry}`],
        options,
      );
    }
    const names = tarballs.map(({ manifest }) => `${manifest.name}@${manifest.version}`);
    const peers = ['react', 'react-dom', 'hls.js', 'fast-check'];
    await run('npm', ['install', '--no-audit', '--no-fund', ...names, ...peers], options);
    const entries = tarballs.flatMap(({ manifest }) => entriesOf(manifest));
    writeFileSync(join(project, 'load.js'), LOAD);
    const { stdout } = await run(process.execPath, ['load.js', ...entries], options);
    assert.equal(stdout.trim(), `${entries.length} loaded`);
    for (const { manifest } of tarballs) {
      for (const command of Object.keys(manifest.bin ?? {})) {
        await run('npx', ['--no-install', command, '--help'], options);
      }
    }
    return { entries: entries.length };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Sheets resolve, data parses and everything else loads. */
const LOAD = `
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

let loaded = 0;
for (const entry of process.argv.slice(2)) {
  if (/\\.(css|json)$/.test(entry)) {
    const text = readFileSync(fileURLToPath(import.meta.resolve(entry)), 'utf8');
    if (entry.endsWith('.json')) JSON.parse(text);
  } else await import(entry);
  loaded++;
}
console.log(loaded + ' loaded');
`;

function entriesOf({ name, exports }: Tarball['manifest']): readonly string[] {
  return Object.keys(exports).map((entry) => name + entry.slice(1));
}

async function startRegistry(storage: string): Promise<Server> {
  mkdirSync(storage);
  const app = (await runServer({
    configPath: storage,
    self_path: storage,
    storage,
    uplinks: {},
    packages: { '@tackboard/*': { access: '$all', publish: '$all' } },
    max_body_size: '50mb',
    web: { enable: false },
    log: { type: 'stdout', level: 'fatal' },
  } as unknown as string)) as Server;
  app.listen(0, 'localhost');
  await once(app, 'listening');
  return app;
}
