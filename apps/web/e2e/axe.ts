import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The accessibility rules that the page violates. */
export async function axeViolations(page: Page) {
  // Without a list of the elements that pass: writing it takes axe longer than the checks.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  return (await axe.analyze()).violations;
}
