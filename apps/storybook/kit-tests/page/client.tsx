import '@tackboard/ui/styles.css';
import '@tackboard/pin-card/styles.css';
import './page.css';
import { version } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { kitComponents } from './components.ts';
import { renderedTypes } from './rendered-types.ts';
import type { KitReport, Rendered } from './report.ts';
import { rootOptions, SampleRoot, samples } from './sample-page.tsx';
import { createStage } from './stage.tsx';
import { survey } from './survey.ts';

const hydrated: string[] = [];
const lost: string[] = [];
const errors: string[] = [];
Object.assign(globalThis, { kitStage: createStage(), kitSurvey: survey });

const now = Number(document.documentElement.dataset['now']);
const containers = [...document.querySelectorAll('[data-sample]')];

/** Hydrates one root and records the elements that React replaced. */
function hydrateSample(container: Element): void {
  const sample = samples.find(({ id }) => id === container.getAttribute('data-sample'));
  if (!sample) throw new Error(`There is no sample ${container.outerHTML}.`);
  const served = [...container.querySelectorAll('*')];
  const onHydrated = () => {
    if (hydrated.includes(sample.id)) return;
    hydrated.push(sample.id);
    const gone = served.filter((element) => !element.isConnected);
    lost.push(
      ...gone.map(({ localName, classList }) => `${sample.id}: ${localName}.${classList.value}`),
    );
  };
  hydrateRoot(container, <SampleRoot sample={sample} page={{ now }} onHydrated={onHydrated} />, {
    ...rootOptions(sample),
    onRecoverableError: (error) => errors.push(`${sample.id}: ${String(error)}`),
  });
}

/** Samples with nothing but a modal hydrate last, because a modal makes everything around it inert. */
const modalsLast = containers.toSorted(
  (one, other) => other.querySelectorAll('*').length - one.querySelectorAll('*').length,
);

/** Finds the rendered components in the trees of all roots. Slow. */
function rendered(): readonly Rendered[] {
  const types = new Set(containers.flatMap((container) => [...renderedTypes(container)]));
  return kitComponents()
    .filter(({ type }) => types.has(type))
    .map(({ name, entry }) => ({ name, entry }));
}

const report: KitReport = { version, hydrated, lost, errors };
Object.assign(globalThis, { kitReport: report, kitRendered: rendered });

for (const container of modalsLast) hydrateSample(container);
