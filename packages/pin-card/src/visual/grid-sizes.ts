/** The `sizes` attribute of a picture in a grid: half of a phone's width, else a column. */
export const GRID_SIZES = '(max-width: 599.98px) 50vw, 236px';
