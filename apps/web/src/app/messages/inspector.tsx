import type { Messaging } from '@tackboard/messaging';
import { type ComponentType, useEffect, useState } from 'react';

type InspectorComponent = ComponentType<{ readonly messaging: Messaging }>;

async function loadInspector(): Promise<InspectorComponent> {
  await import('@tackboard/messaging/inspector.css');
  return (await import('@tackboard/messaging/inspector')).MessageInspector;
}

/** The inspector of messages, while you develop. It is no part of the built demo. */
export function Inspector({ messaging }: { readonly messaging: Messaging }) {
  const [loaded, setLoaded] = useState<{ readonly Component: InspectorComponent }>();
  useEffect(() => {
    if (!import.meta.env.DEV) return;
    void loadInspector().then((Component) => setLoaded({ Component }));
  }, []);
  return loaded ? <loaded.Component messaging={messaging} /> : null;
}
