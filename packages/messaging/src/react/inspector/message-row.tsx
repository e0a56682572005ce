import { Button } from '@tackboard/ui';
import type { Messaging } from '../../messaging.types.js';
import type { Report } from '../../engine/saved.js';
import type { InspectedMessage, Inspection } from './inspection.js';

/** Props of {@link MessageRow}. */
export interface MessageRowProps {
  readonly message: InspectedMessage;
  readonly inspection: Inspection;
  readonly messaging: Messaging;
  readonly reports: readonly Report[];
}

/** A message with its state and the reason, which opens to its data and what a developer can do with it. */
export function MessageRow({ inspection, message, messaging, reports }: MessageRowProps) {
  const { experience, key, sentence, state } = message;
  const own = reports.filter(
    ({ experienceId, placementId }) => `${placementId}:${experienceId}` === key,
  );
  const copy = () => {
    const text = JSON.stringify(experience, undefined, 2);
    navigator.clipboard.writeText(text).catch(messaging.host.events.reportError);
  };
  return (
    <li>
      <details className="tb-inspector-row">
        <summary className="tb-inspector-summary">
          <span className="tb-inspector-dot" data-state={state} aria-hidden="true" />
          <span className="tb-inspector-name">{sentence}</span>{' '}
          <code className="tb-inspector-code">{key}</code>{' '}
          <span className="tb-inspector-state">{state}</span>
        </summary>
        <dl className="tb-inspector-facts">
          <Fact name="Type" value={experience.type} />
          <Fact name="Placement" value={experience.placementId} />
          <Fact name="Status on the server" value={experience.status} />
          <Fact name="Reports on their way" value={own.map(({ kind }) => kind).join(', ')} />
        </dl>
        <div className="tb-inspector-actions">
          {state === 'shown' ? (
            <>
              <Button onClick={() => messaging.complete(key)}>Complete</Button>
              <Button onClick={() => messaging.dismiss(key)}>Dismiss</Button>
            </>
          ) : (
            <Button disabled={state === 'refused'} onClick={() => inspection.force(key)}>
              Force
            </Button>
          )}
          {state === 'ended' ? (
            <Button onClick={() => inspection.showAgain(key)}>Show again</Button>
          ) : null}
          <Button onClick={copy}>Copy data</Button>
        </div>
      </details>
    </li>
  );
}

function Fact({
  name,
  value,
}: {
  readonly name: string;
  readonly value: number | string | undefined;
}) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value === undefined || value === '' ? 'none' : value}</dd>
    </>
  );
}
