import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The accessibility rules that the page violates once its transitions have ended: half-faded text has too little contrast. */
export async function axeViolations(page: Page) {
  await page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  );
  // Without a list of the elements that pass: writing it takes axe longer than the checks.
  // Without frames axe needs no page of its own to put their results together, which costs as much again.
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({ page })
    .setLegacyMode(!hasFrames)
    .options({ resultTypes: ['violations'] });
  return (await axe.analyze()).violations;
}
