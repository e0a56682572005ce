export { AccountForm, type AccountFormProps, type AccountFormValues } from './account-form.js';
export { BoardForm, type BoardFormProps, type BoardFormValues } from './board-form.js';
export { PinForm, type PinFormProps, type PinFormValues } from './pin-form.js';
export { SwitchField, type SwitchFieldProps } from './fields.js';
