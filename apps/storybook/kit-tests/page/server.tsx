import { pressScript } from '@tackboard/pin-card';
import { version } from 'react';
import { renderToString } from 'react-dom/server';
import { kitComponents } from './components.ts';
import { rootOptions, SampleRoot, samples } from './sample-page.tsx';

/** The placeholder of the nonce, as in serve-kit.ts. */
const nonce = 'NONCE-OF-THE-PAGE';

const now = Date.now();

function render(sample: (typeof samples)[number]): string {
  try {
    return renderToString(
      <SampleRoot sample={sample} page={{ now, nonce }} />,
      rootOptions(sample),
    );
  } catch (error) {
    process.stderr.write(`${sample.id} ${String(error)}\n`);
    return '';
  }
}

const html = Object.fromEntries(samples.map((sample) => [sample.id, render(sample)]));
const components = kitComponents().map(({ name, entry }) => ({ name, entry }));
process.stdout.write(
  JSON.stringify({
    version,
    now,
    hasWindow: 'window' in globalThis,
    pressScript,
    html,
    components,
  }),
);
