// Writes the section of the contract into docs/api-client-server.md. A test compares them.
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
const PAGE = new URL('../../../docs/api-client-server.md', import.meta.url);
const page = readFileSync(PAGE, 'utf8');
const [start, end] = [page.indexOf(START), page.indexOf(END)];
if (start < 0 || end < start)
  throw new Error(
    'docs/api-client-server.md: the marks around the contract are gone. Put them back.',
  );
writeFileSync(PAGE, page.slice(0, start) + renderContract() + page.slice(end + END.length));
