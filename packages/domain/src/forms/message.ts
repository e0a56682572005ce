import type { FormWords } from '../words/forms.js';
import type { FieldProblem, FormField } from './field.js';

/** Returns the message for a refused text (S1 §5): the problem and how to fix it. */
export function fieldMessage(problem: FieldProblem, words: FormWords): string {
  switch (problem.kind) {
    case 'empty':
      return words[EMPTY[problem.field]]();
    case 'too-long':
      return words.tooLong({ max: problem.max, over: problem.over });
    case 'malformed':
      return words[problem.field === 'email' ? 'emailMalformed' : 'linkMalformed']();
  }
}

const EMPTY = {
  boardTitle: 'boardTitleEmpty',
  pinDescription: 'pinDescriptionEmpty',
  firstName: 'firstNameEmpty',
  link: 'linkEmpty',
  email: 'emailEmpty',
} as const satisfies Record<FormField, keyof FormWords>;
