// Run by `routes.bench.ts` in a process of its own: what the routers keep alive would be searched each time a large link is
// thrown away.
import { createClassifier } from '@tackboard/routes';
import { measureHostile } from './hostile.ts';
import { ORIGIN } from './links.ts';

const { classify } = createClassifier({ hosts: [new URL(ORIGIN).host], origin: ORIGIN });
measureHostile(classify); // until then the engine has not made its code quick
process.stdout.write(JSON.stringify(measureHostile(classify)));
