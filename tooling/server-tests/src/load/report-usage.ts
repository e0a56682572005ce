// Loaded before the demo: answers its parent with the processor time of the process.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, heapBytes: process.memoryUsage().heapUsed });
});
process.channel?.unref();

export {};
