// Writes the tables of calls into docs/api-client.md, and the contract into docs/api-client-server.md. A test compares them.
import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// Sources import each other with `.js`, the ending they have when built.
registerHooks({
  resolve(specifier, context, next) {
    const isSource = specifier.startsWith('.') && context.parentURL?.endsWith('.ts') === true;
    return next(isSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});

const calls = await import('./calls-section.ts');
const contract = await import('./contract-section.ts');
write('api-client.md', calls.START, calls.renderCalls(), calls.END);
write('api-client-server.md', contract.START, contract.renderContract(), contract.END);

function write(page: string, start: string, section: string, end: string): void {
  const file = new URL(`../../../docs/${page}`, import.meta.url);
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`docs/${page}: the marks around what is generated are gone. Put them back.`);
  writeFileSync(file, text.slice(0, from) + section + text.slice(to + end.length));
}
