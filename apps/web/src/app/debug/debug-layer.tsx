import { type ComponentType, useEffect, useState } from 'react';

interface DebugLayerProps {
  /** Path and query of the page. */
  readonly path: string;
  /** Called when the code of the panel does not load. */
  readonly onError: (error: unknown) => void;
}

/** The debug panel of employees, whose code nobody else loads (S3 §2.1). */
export function DebugLayer({ path, onError }: DebugLayerProps) {
  const [Panel, setPanel] = useState<ComponentType<{ readonly query: string }>>();
  useEffect(() => {
    import('./debug-panel.js').then(({ DebugPanel }) => setPanel(() => DebugPanel), onError);
  }, [onError]);
  return Panel ? <Panel query={new URL(path, 'http://site.invalid').search} /> : null;
}
