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

const takenOver: string[] = [];
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
  const onTakenOver = () => {
    if (takenOver.includes(sample.id)) return;
    takenOver.push(sample.id);
    const gone = served.filter((element) => !element.isConnected);
    lost.push(
      ...gone.map(({ localName, classList }) => `${sample.id}: ${localName}.${classList.value}`),
    );
  };
  hydrateRoot(container, <SampleRoot sample={sample} page={{ now }} onTakenOver={onTakenOver} />, {
    ...rootOptions(sample),
    onRecoverableError: (error) => errors.push(`${sample.id}: ${String(error)}`),
  });
}

/** A modal makes all around it inert: what shows nothing but a modal comes when the rest is taken over. */
const modalsLast = containers.toSorted(
  (one, other) => other.querySelectorAll('*').length - one.querySelectorAll('*').length,
);

/** Looks through the trees of all roots, which takes a while. */
function rendered(): readonly Rendered[] {
  const types = new Set(containers.flatMap((container) => [...renderedTypes(container)]));
  return kitComponents()
    .filter(({ type }) => types.has(type))
    .map(({ name, entry }) => ({ name, entry }));
}

const report: KitReport = { version, takenOver, lost, errors };
Object.assign(globalThis, { kitReport: report, kitRendered: rendered });

for (const container of modalsLast) hydrateSample(container);
