import type { ReactElement } from 'react';

/**
 * Records presses on Save, More and the arrows of a carousel until their card hydrates, and shows them as pressed. A finger
 * that rests for 500 ms (S1 §9) presses More. Put it into the head of a server-rendered page, as text without its tags:
 *
 * `<script nonce="…">${pressScript}</script>`
 */
export const pressScript =
  '{let t,w=tackboardPresses=[],d=w.done=new Set,a=addEventListener,c=".tb-card",' +
  'r=b=>b&&(b.dataset.waiting||!d.has(b.closest(c).dataset.pinId))&&' +
  'w.push([b,b.animate({opacity:[.6,.6]},1e4)]);' +
  'a("click",e=>r(e.target.closest(".tb-save,.tb-more,[data-waiting]")));' +
  'a("touchstart",e=>t=setTimeout(r,500,e.target.closest(c)?.querySelector(".tb-more")));' +
  '["move","end"].map(n=>a("touch"+n,_=>clearTimeout(t)))}';

/** What {@link PressScript} takes. */
export interface PressScriptProps {
  /** The nonce of the page's Content-Security-Policy. */
  readonly nonce?: string | undefined;
}

/** Renders {@link pressScript}, for a document that React renders. */
export function PressScript({ nonce }: PressScriptProps): ReactElement {
  // A browser hides the nonce from scripts, so that the first client render cannot match it.
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: pressScript }}
    />
  );
}
