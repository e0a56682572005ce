import { firstText, type Pin } from '@tackboard/domain';

/** What the picture of a pin shows, in words: the creator's, else the server's guess. */
export function imageAlt(pin: Pick<Pin, 'altText' | 'autoAltText'>): string | undefined {
  return firstText(pin.altText, pin.autoAltText);
}
