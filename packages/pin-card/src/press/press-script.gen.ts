// Generated from record-presses.ts. After a change of it: pnpm unit press-script -u

/**
 * Records presses on Save, More and the arrow of a carousel until their card hydrates, and shows them as pressed. A finger
 * that rests for 500 ms (S1 §9) presses More. Put it into the head of a server-rendered page, as text without its tags:
 *
 * `<script nonce="…">${pressScript}</script>`
 */
export const pressScript = "(c=>{let a;[\"touchstart\",\"click\",\"touchmove\",\"touchend\",\"touchcancel\"].map((d,n)=>addEventListener(d,({target:o,touches:t})=>{const s=o.closest(\".tb-card\"),e=t?s?.querySelector(\".tb-more\"):o.closest(\"[data-press]\"),r=()=>c.push([e,e.animate({opacity:[.6,.6]},1e4)]);clearTimeout(a),e&&n<2&&!t?.[1]&&!c.hydrated?.has(s.dataset.pinId)&&(t?a=setTimeout(r,500):r())}))})(self.tackboardPresses=[])";
