import { entries } from './entries.cjs';

const names = entries();
for (const name of names) await import(name);
console.log(`Node ${process.version} imports ${names.length} entries`);
