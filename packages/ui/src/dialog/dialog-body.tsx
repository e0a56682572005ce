'use client';
import { type ReactNode, useEffect, useRef } from 'react';

/** The content of a dialog. It is focusable while it scrolls, so that the keyboard can scroll it. */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = body;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      if (current.scrollHeight > current.clientHeight) current.tabIndex = 0;
      else current.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  });
  return (
    <div ref={body} className="tb-dialog-body">
      {children}
    </div>
  );
}
