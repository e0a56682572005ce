/** A number of pins in words. */
export const pinCountText = (count: number): string => (count === 1 ? '1 Pin' : `${count} Pins`);
