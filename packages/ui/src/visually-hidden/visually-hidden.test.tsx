import { describeConformance } from '@tackboard/conformance';
import { describe } from 'vitest';
import { VisuallyHidden } from './visually-hidden.js';

describe('VisuallyHidden', () => {
  describeConformance(<VisuallyHidden>Saved</VisuallyHidden>, { element: HTMLSpanElement });
});
