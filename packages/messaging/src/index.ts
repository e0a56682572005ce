export { type EligibleExperience, type Eligibility, isEligible } from './eligibility.js';
