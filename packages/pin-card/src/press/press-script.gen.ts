// Generated from record-presses.ts. After a change of it: pnpm unit press-script -u

/**
 * Records presses on Save, More and the arrow of a carousel until their card hydrates, and shows them as pressed. A finger
 * that rests for 500 ms (S1 §9) presses More. Put it into the head of a server-rendered page, as text without its tags:
 *
 * `<script nonce="…">${pressScript}</script>`
 */
export const pressScript = "(t=>{let a;[\"touchstart\",\"click\",\"touchmove\",\"touchend\",\"touchcancel\"].map((d,i)=>addEventListener(d,({target:o,touches:e})=>{const s=o.closest(\".tb-card\"),c=e?s?.querySelector(\".tb-more\"):o.closest(\"[data-press]\"),r=()=>t.push([c,c.animate({opacity:[.6,.6]},1e4)]);clearTimeout(a),c&&i<2&&!e?.[1]&&(e?t.ready||(a=setTimeout(r,500)):t.cards?.has(s.dataset.pinId)||r())}))})(self.tackboardPresses=[])";
