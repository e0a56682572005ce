// Generated from record-presses.ts. After a change of it: pnpm unit press-script -u

/**
 * Records presses on Save, More, the arrow of a carousel and links that are checked, until their card hydrates, and shows
 * them as pressed. A finger that rests for 500 ms (S1 §9) presses More. Put it into the head of a server-rendered page, as
 * text without its tags:
 *
 * `<script nonce="…">${pressScript}</script>`
 */
export const pressScript = "((c,r)=>[\"click\",\"touchstart\",\"touchmove\",\"touchend\",\"touchcancel\"].map((s,e)=>addEventListener(s,t=>{let[o]=t.composedPath(),l=o.closest(\".tb-card\"),a=e?l?.querySelector(\".tb-more\"):o.closest(\"[data-press]\"),d=()=>c.push([a,a.animate({opacity:[.6,.6]},1e4),e]);clearTimeout(r),a&&(e?e>1||t.touches[1]||c.ready||(r=setTimeout(d,500)):l.ready||(t.preventDefault(),d()))})))(self.tackboardPresses=[])";
