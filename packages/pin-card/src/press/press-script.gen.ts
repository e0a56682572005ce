// Generated from record-presses.ts. After a change of it: pnpm unit press-script -u

/**
 * Records presses on Save, More and the arrow of a carousel until their card hydrates, and shows them as pressed. A finger
 * that rests for 500 ms (S1 §9) presses More. Put it into the head of a server-rendered page, as text without its tags:
 *
 * `<script nonce="…">${pressScript}</script>`
 */
export const pressScript = "((t,c)=>[\"click\",\"touchstart\",\"touchmove\",\"touchend\",\"touchcancel\"].map((s,e)=>addEventListener(s,o=>{let[d]=o.composedPath(),r=d.closest(\".tb-card\"),a=e?r?.querySelector(\".tb-more\"):d.closest(\"[data-press]\"),l=()=>t.push([a,a.animate({opacity:[.6,.6]},1e4)]);clearTimeout(c),a&&e<2&&!o.touches?.[1]&&(e?t.ready||(c=setTimeout(l,500)):t.cards?.has(r.dataset.pinId)||l())})))(self.tackboardPresses=[])";
