import type { Experience } from '@tackboard/domain/experience';
import { systemClock } from '@tackboard/domain/platform';
import { createLayerStore } from '@tackboard/ui';
import { LayerHost } from '@tackboard/ui/toast';
import { useState } from 'react';
import { createMessaging } from '../../messaging.js';
import { createRecordingHost } from '../../testing/index.js';
import { MessageRoot, MessageSlot, MessagingProvider } from '../index.js';
import { MessageInspector } from './index.js';

const modal = {
  title: 'Plants, seen like ironwork',
  body: 'Sixty plates.',
  completeButtonText: 'Go',
};

/** One message of each state. */
const MESSAGES: readonly Experience[] = [
  {
    id: '1',
    placementId: '91',
    type: 13,
    displayData: { header: 'Long boards', text: 'Sections' },
  },
  { id: '2', placementId: '92', type: 14, displayData: { ...modal, delayInMillis: 600_000 } },
  {
    id: '3',
    placementId: '93',
    type: 8,
    displayData: { hasTooltip: true, text: 'Here', anchor: 'map' },
  },
  { id: '4', placementId: '94', type: 14, displayData: { title: 'Only a title' } },
];

/** Time stands still, so that the times of the events are the same in each picture. Delays run. */
const clock = { ...systemClock, now: () => Date.UTC(2026, 5, 15, 9, 30) };

function createPage() {
  const layers = createLayerStore({
    activeElement: () => document.activeElement,
    onError: () => undefined,
  });
  const host = { ...createRecordingHost(), clock, layers };
  return { layers, messaging: createMessaging({ host, initial: MESSAGES }) };
}

/** A page with a banner that shows and messages that do not, and the inspector. */
export function InspectorPage() {
  const [{ layers, messaging }] = useState(createPage);
  return (
    <MessagingProvider messaging={messaging}>
      <MessageSlot predicate={() => true} />
      <main style={{ minBlockSize: '560px' }} />
      <MessageRoot />
      <LayerHost store={layers} />
      <MessageInspector messaging={messaging} defaultOpen />
    </MessagingProvider>
  );
}
