export { checkEmail, checkLink } from './address-fields.js';
export {
  characterCount,
  type FieldCheck,
  type FieldProblem,
  FORM_FIELDS,
  type FormField,
} from './field.js';
export { fieldMessage } from './message.js';
export {
  BOARD_TITLE_MAX,
  checkBoardTitle,
  checkFirstName,
  checkPinDescription,
  FIRST_NAME_MAX,
  PIN_DESCRIPTION_MAX,
} from './text-fields.js';
