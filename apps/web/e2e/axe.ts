import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The accessibility rules that the page violates. Nothing fades while they run, as a toast does that leaves by itself: half-faded
 * text has too little contrast.
 */
export async function axeViolations(page: Page) {
  await page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(
      '*, ::before, ::after { animation: none !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(styles);
  });
  // Without a list of the elements that pass: writing it takes axe longer than the checks.
  // Without frames axe needs no page of its own to put their results together, which costs as much again.
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({ page })
    .setLegacyMode(!hasFrames)
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return violations;
}
