import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PageData } from './load';
import { Pins } from './pins';

export function App(data: PageData & { readonly path: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => setBody(frame.current?.contentDocument?.body), []);
  return (
    <>
      <iframe ref={frame} title="Pins" width="1200" height="640" />
      {body && createPortal(<Pins {...data} />, body)}
    </>
  );
}
