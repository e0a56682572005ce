import type { Pin } from '@tackboard/domain';
import { PinCard, TackboardProvider } from '@tackboard/pin-card';
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
