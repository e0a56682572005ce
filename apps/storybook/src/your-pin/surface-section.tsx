import type { Device } from '@tackboard/domain';
import { PinCard, TackboardProvider } from '@tackboard/pin-card';
import { Button } from '@tackboard/ui';
import { useId, useMemo, useState } from 'react';
import { ExplanationList } from './explanation-list.tsx';
import type { PinRead } from './read-pin.ts';
import { renderScene } from './render-scene.tsx';
import { sceneClient } from './scene-client.ts';
import { type Eyes, NOW_MS, pinFor, type Scene, type ViewerName, VIEWERS } from './viewers.ts';

/** A theme of the kit. */
export type CardTheme = 'light' | 'dark';

interface SceneCardProps {
  readonly read: PinRead;
  readonly scene: Scene;
}

function SceneCard({ read: { pin }, scene }: SceneCardProps) {
  const [client] = useState(() => sceneClient(pin, scene));
  return (
    <TackboardProvider client={client}>
      <PinCard pin={pinFor(pin, scene)} surface={scene.surface} />
    </TackboardProvider>
  );
}

/** Viewers for whom the server renders the same card, in the order given. */
function groupViewers(
  read: PinRead,
  surface: string,
  device: Device,
  viewers: readonly ViewerName[],
): readonly (readonly ViewerName[])[] {
  if (viewers.length === 1) return [viewers];
  const groups = new Map<string, ViewerName[]>();
  for (const viewer of viewers) {
    let markup: string;
    try {
      markup = renderScene(read.pin, { surface, viewer, device });
    } catch {
      markup = '';
    }
    // The debug signals of employees load after the card.
    const eyes: Eyes = VIEWERS[viewer].see(read.pin);
    const key = eyes.viewer.isEmployee ? `${markup} for employees` : markup;
    groups.set(key, [...(groups.get(key) ?? []), viewer]);
  }
  return [...groups.values()];
}

function titleOf(viewers: readonly ViewerName[]): string {
  return viewers.map((viewer) => VIEWERS[viewer].title).join(', ');
}

interface SurfaceSectionProps {
  readonly read: PinRead;
  readonly surface: string;
  readonly device: Device;
  readonly viewers: readonly ViewerName[];
  readonly themes: readonly CardTheme[];
}

/** A pin on one surface: a card for each group of viewers who see the same, in each theme, and why it looks so. */
export function SurfaceSection({ read, surface, device, viewers, themes }: SurfaceSectionProps) {
  const id = useId();
  const [open, setOpen] = useState<ViewerName>();
  const groups = useMemo(
    () => groupViewers(read, surface, device, viewers),
    [read, surface, device, viewers],
  );
  return (
    <section
      className="yp-surface"
      aria-labelledby={id}
      data-wide={open || viewers.length > 1 ? '' : undefined}
    >
      <h2 id={id}>{surface}</h2>
      <div className="yp-cards">
        {groups.map((group) => {
          const [viewer = 'user'] = group;
          const isOpen = open === viewer;
          const scene: Scene = { surface, viewer, device };
          return (
            <figure key={group.join(' ')}>
              <figcaption>{titleOf(group)}</figcaption>
              <div className="yp-themes">
                {themes.map((theme) => (
                  <div key={theme} className="yp-stage tb-theme" data-theme={theme}>
                    <SceneCard key={`${viewer} ${device}`} read={read} scene={scene} />
                  </div>
                ))}
              </div>
              <Button
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id} why` : undefined}
                aria-label={`Why: ${surface}, ${titleOf(group)}`}
                onClick={() => setOpen(isOpen ? undefined : viewer)}
              >
                Why?
              </Button>
            </figure>
          );
        })}
      </div>
      {open ? (
        <div id={`${id} why`}>
          <ExplanationList
            pin={pinFor(read.pin, { viewer: open })}
            context={{ ...VIEWERS[open].see(read.pin), surface, device, now: NOW_MS }}
            title={`${surface}, ${VIEWERS[open].title}`}
          />
        </div>
      ) : null}
    </section>
  );
}
