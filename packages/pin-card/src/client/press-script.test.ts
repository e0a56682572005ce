import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { pressScript } from './press-script.gen.js';
import { recordPresses } from './record-presses.js';

/** The module of the press script, from its source. */
async function generatedModule() {
  const script = `(${recordPresses.toString()})(self.tackboardPresses=[])`;
  const { code } = await transform(script, { minify: true, target: 'es2022' });
  return `// Generated from record-presses.ts. After a change of it: pnpm unit press-script -u

/**
 * Records presses on Save, More, the arrow of a carousel and links that are checked, until their card hydrates, and shows
 * them as pressed. A finger that rests for 500 ms (S1 §9) presses More. Put it into the head of a server-rendered page, as
 * text without its tags:
 *
 * \`<script nonce="…">\${pressScript}</script>\`
 */
export const pressScript = ${JSON.stringify(code.trim().replace(/;$/, ''))};
`;
}

it('is generated from its source', async () => {
  await expect(await generatedModule()).toMatchFileSnapshot('./press-script.gen.ts');
});

it('has at most 0.4 KB', () => {
  expect(pressScript.length).toBeLessThanOrEqual(400);
});
