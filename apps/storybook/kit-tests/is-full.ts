/** Whether this is a run of `pnpm test:full`. */
export const IS_FULL = process.env['TACKBOARD_FULL'] === '1';
