import type { Language } from '@tackboard/domain/words';
import { french } from './french';

declare const card: Omit<typeof french.card, 'save'>;

// @ts-expect-error A sentence that is missing is an error of the compiler.
export const incomplete = { ...french, card } satisfies Language;
