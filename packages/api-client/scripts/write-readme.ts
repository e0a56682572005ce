// Writes the section of the contract into the README. A test compares them.
import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// Sources import each other with `.js`, the ending they have when built.
registerHooks({
  resolve(specifier, context, next) {
    const isSource = specifier.startsWith('.') && context.parentURL?.endsWith('.ts') === true;
    return next(isSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});

const { END, renderContract, START } = await import('./contract-section.ts');
const README = new URL('../README.md', import.meta.url);
const readme = readFileSync(README, 'utf8');
const [start, end] = [readme.indexOf(START), readme.indexOf(END)];
if (start < 0 || end < start)
  throw new Error('README.md: the marks around the contract are gone. Put them back.');
writeFileSync(README, readme.slice(0, start) + renderContract() + readme.slice(end + END.length));
