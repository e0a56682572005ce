import type { OfferSummary, Pin } from '@tackboard/domain';
import { userEvent } from 'storybook/test';
import { people, pictures, samplePin } from './sample-pins.stories.js';

/** The pin that most cards of the stories show. */
export const dunes = samplePin('1', pictures.dunes, {
  title: 'Dune study in burnt orange, limited edition of forty',
  altText: 'Layers of dunes under a low red sun',
  pinner: people.lena,
});

/** A cup, to be sold. */
export const cup = samplePin('14', pictures.coffee, {
  title: 'Espresso cup, oak-fired stoneware',
  altText: 'A red cup of coffee with a spoon on a wooden table',
});

/** The cup at a price; `changes` are put over the pin. */
export const cupFor = (offerSummary: OfferSummary, changes: Partial<Pin> = {}): Pin => ({
  ...cup,
  richSummary: { products: [{ offerSummary }] },
  ...changes,
});

/** Presses with the keyboard: what lies on a picture is unseen until the pointer or the focus comes. */
export async function press(button: HTMLElement): Promise<void> {
  button.focus();
  await userEvent.keyboard('{Enter}');
}
