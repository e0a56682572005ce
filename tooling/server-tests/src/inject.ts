import { Server } from 'node:http';
import { injectFaults } from './faults/inject-faults.ts';
import { createFaultPlan } from './faults/plan.ts';

// `node --import …/inject.ts server.js` starts a server whose calls fail as `/__faults` is told.
injectFaults(createFaultPlan(), Server.prototype);
