// Loads the entries with each version of Node: `routes` with the oldest that its manifest names, the others with theirs.
const { execFileSync } = require('node:child_process');

const versions = { '18.20.8': ['routes'], '20.19.0': [], '22.23.3': [], '26.10.0': [] };
for (const [version, packages] of Object.entries(versions)) {
  for (const file of ['import.mjs', 'require.cjs']) {
    const node = ['-y', '-p', `node@${version}`, 'node', '--no-warnings', file, ...packages];
    process.stdout.write(execFileSync('npx', node, { encoding: 'utf8' }));
  }
}
