import type { FormWords } from '../words/forms.js';
import type { FieldProblem, FormField } from './field.js';

/** The sentence that says what is wrong with a text and what to do about it (S1 §5). */
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
