// What the first render of a card needs, without the other functions of `links` and `paths`: esbuild puts all that a page
// imports from one entry into one file.
export { ME_PATH, pinPath, repinPath, savedProfilePath } from './card-paths.js';
export { closeupOpensInNewTab } from './closeup.js';
export { safeUrl } from './safe-url.js';
export { savedTarget } from './saved-target.js';
export { plainUrl } from './site-path.js';
