export { AnnotationPills, type AnnotationPillsProps } from './annotation-pills.js';
export { ImageViewer, type ImageViewerProps } from './image-viewer.js';
export { PinDetails, type PinDetailsProps } from './pin-details.js';
export { PinItems, type PinItemsProps } from './pin-items.js';
export { StoryPages, type StoryPagesProps } from './story-pages.js';
export { RepinConfirmation, type RepinConfirmationProps } from '../save/repin-confirmation.js';
export { SeoPanel, type SeoPanelProps } from './seo-panel.js';
