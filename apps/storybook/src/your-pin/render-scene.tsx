import type { Pin } from '@tackboard/domain';
import { PinCard } from '@tackboard/pin-card/pin-card';
import { TackboardProvider } from '@tackboard/pin-card/provider';
import { renderToStaticMarkup } from 'react-dom/server';
import { sceneClient } from './scene-client.ts';
import { pinFor, type Scene } from './viewers.ts';

/** The markup that a server renders for a scene: the card with everything that shows without a press. */
export function renderScene(pin: Pin, scene: Scene): string {
  return renderToStaticMarkup(
    <TackboardProvider client={sceneClient(pin, scene)}>
      <PinCard pin={pinFor(pin, scene)} surface={scene.surface} />
    </TackboardProvider>,
  );
}
