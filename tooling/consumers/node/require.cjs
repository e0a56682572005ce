const { entries } = require('./entries.cjs');

const names = entries();
for (const name of names) require(name);
console.log(`Node ${process.version} requires ${names.length} entries`);
