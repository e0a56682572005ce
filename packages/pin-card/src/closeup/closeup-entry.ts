export { ImageViewer, type ImageViewerProps } from './image-viewer.js';
export { PinDetails, type PinDetailsProps } from './pin-details.js';
export { PinItems, type PinItemsProps } from './pin-items.js';
export { StoryPages, type StoryPagesProps } from './story-pages.js';
