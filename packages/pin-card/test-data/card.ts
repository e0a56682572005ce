import type { OfferSummary, Pin } from '@tackboard/domain';
import { userEvent } from 'storybook/test';
import { people, pictures, samplePin } from './pins.js';

/** The pin of most stories. */
export const dunes = samplePin('1', pictures.dunes, {
  title: 'Dune study in burnt orange, limited edition of forty',
  altText: 'Layers of dunes under a low red sun',
  pinner: people.lena,
});

/** A product. */
export const cup = samplePin('14', pictures.coffee, {
  title: 'Espresso cup, oak-fired stoneware',
  altText: 'A red cup of coffee with a spoon on a wooden table',
});

/** Returns the product with an offer; `changes` override fields of the pin. */
export const cupFor = (offerSummary: OfferSummary, changes: Partial<Pin> = {}): Pin => ({
  ...cup,
  richSummary: { products: [{ offerSummary }] },
  ...changes,
});

/** Presses a button with the keyboard, because buttons on a picture are hidden without hover or focus. */
export async function press(button: HTMLElement): Promise<void> {
  button.focus();
  await userEvent.keyboard('{Enter}');
}
