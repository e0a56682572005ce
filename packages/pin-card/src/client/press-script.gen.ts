// Generated from record-presses.ts. After a change of it: pnpm unit press-script -u

/**
 * Records presses on Save, More and the arrow of a carousel until their card hydrates, and shows them as pressed. A finger
 * that rests for 500 ms (S1 §9) presses More. Put it into the head of a server-rendered page, as text without its tags:
 *
 * `<script nonce="…">${pressScript}</script>`
 */
export const pressScript = "((e,c)=>[\"click\",\"touchstart\",\"touchmove\",\"touchend\",\"touchcancel\"].map((s,t)=>addEventListener(s,o=>{let[d]=o.composedPath(),r=d.closest(\".tb-card\"),a=t?r?.querySelector(\".tb-more\"):d.closest(\"[data-press]\"),l=()=>e.push([a,a.animate({opacity:[.6,.6]},1e4),t]);clearTimeout(c),a&&(t?t>1||o.touches[1]||e.ready||(c=setTimeout(l,500)):e.cards?.has(r.dataset.pinId)||l())})))(self.tackboardPresses=[])";
