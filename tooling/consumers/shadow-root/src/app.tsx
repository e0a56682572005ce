import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PageData } from './load';
import { Pins } from './pins';

export function App(data: PageData & { readonly path: string }) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useEffect(() => {
    const element = host.current;
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  }, []);
  return (
    <div ref={host} id="host">
      {root && createPortal(<Pins {...data} />, root)}
    </div>
  );
}
