export { classify } from './classify.js';
export { createClassifier } from './create-classifier.js';
