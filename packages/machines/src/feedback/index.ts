export { feedback, type Feedback, type FeedbackFacts } from './feedback.js';
