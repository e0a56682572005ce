// Checks the README's code and every entry of the packages, with their declarations, in the strictest settings.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = 'node_modules/@tackboard';
const entries = readdirSync(folder).flatMap((name) => {
  const manifest = JSON.parse(readFileSync(`${folder}/${name}/package.json`, 'utf8'));
  return Object.keys(manifest.exports).map((entry) => manifest.name + entry.slice(1));
});
const code = entries.filter((entry) => !/\.(css|json)$/.test(entry));
writeFileSync('src/entries.ts', code.map((entry) => `import '${entry}';\n`).join(''));
writeFileSync('src/css.d.ts', "declare module '*.css';\n");

let failed = 0;
for (const version of ['5.4', '5.9', '7']) {
  for (const [module, resolution] of [
    ['node16', 'node16'],
    ['esnext', 'bundler'],
  ]) {
    const compilerOptions = {
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module,
      moduleResolution: resolution,
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
    };
    writeFileSync('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
    const program = [`node_modules/typescript-${version}/bin/tsc`].find((file) => existsSync(file));
    const { stdout } = spawnSync(process.execPath, [program, '-p', '.', '--pretty', 'false'], {
      encoding: 'utf8',
    });
    const errors = stdout.split('\n').filter((line) => /error TS\d+/.test(line));
    // Errors inside of other packages, such as xstate, are not the kit's.
    const own = errors.filter((line) => line.startsWith('src/') || line.includes('@tackboard'));
    for (const line of own) console.error(line);
    failed += own.length;
    const elsewhere = errors.length - own.length;
    console.log(
      `TypeScript ${version}, ${resolution}: ${code.length} entries, ${own.length} errors, ${elsewhere} in other packages`,
    );
  }
}
process.exitCode = failed === 0 ? 0 : 1;
