const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** The entries with code of the installed packages, or of those that arguments name. */
exports.entries = () => {
  const folder = join(__dirname, 'node_modules/@tackboard');
  const selected = process.argv.slice(2);
  return readdirSync(folder)
    .filter((name) => selected.length === 0 || selected.includes(name))
    .flatMap((name) => {
      const manifest = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'));
      return Object.keys(manifest.exports).map((entry) => manifest.name + entry.slice(1));
    })
    .filter((entry) => !/\.(css|json)$/.test(entry));
};
