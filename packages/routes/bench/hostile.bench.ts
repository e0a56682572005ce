// Run by `routes.bench.ts` in its own process: the heap of the routers would slow the garbage collection of large links.
import { createClassifier } from '@tackboard/routes';
import { measureHostile } from './hostile.ts';
import { ORIGIN } from './links.ts';

const { classify } = createClassifier({ hosts: [new URL(ORIGIN).host], origin: ORIGIN });
measureHostile(classify); // warms up: the engine has not optimised its code before
process.stdout.write(JSON.stringify(measureHostile(classify)));
