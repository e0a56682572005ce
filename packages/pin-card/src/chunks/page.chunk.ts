/** What a page does after its first load: toasts, and the log of links that were followed. */
export { tellClickthrough } from '../blocked-link/tell-clickthrough.lazy.js';
export { createPageLife } from '../provider/page-life.lazy.js';
export { saveToastInput } from '../save-button/save-toast.lazy.js';
