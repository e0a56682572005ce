import { type ComponentType, useEffect, useState } from 'react';

interface DebugLayerProps {
  /** Path and query of the page. */
  readonly path: string;
  /** Called when the code of the panel does not load. */
  readonly onError: (error: unknown) => void;
}

type Panel = ComponentType<{ readonly query: string }>;

const loadPanel = (): Promise<Panel> =>
  import('./debug-panel.js').then(({ DebugPanel }) => DebugPanel);

/** Props of {@link DebugLayer} with what loads its panel. */
interface LoadedDebugLayerProps extends DebugLayerProps {
  readonly load?: () => Promise<Panel>;
}

/**
 * The debug panel of employees, whose code nobody else loads (S3 §2.1). After a failure the next page, and the next press,
 * load it again.
 */
export function DebugLayer({ path, onError, load = loadPanel }: LoadedDebugLayerProps) {
  const [Panel, setPanel] = useState<Panel>();
  const isLoaded = Panel !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    let isPending = false;
    const start = () => {
      if (isPending) return;
      isPending = true;
      load().then(
        (loaded) => signal.aborted || setPanel(() => loaded),
        (error: unknown) => {
          isPending = false;
          onError(error);
        },
      );
    };
    start();
    document.addEventListener('pointerdown', start, { signal });
    return () => abort.abort();
  }, [isLoaded, load, onError, path]);
  return Panel ? <Panel query={new URL(path, 'http://site.invalid').search} /> : null;
}
