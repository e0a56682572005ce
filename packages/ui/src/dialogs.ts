// What opens a dialog. Import it when the dialog opens: it brings the dialogs of Base UI.
export {
  Dialog,
  DIALOG_SIZES,
  type DialogProps,
  type DialogSize,
  Sheet,
  SHEET_SIZES,
  type SheetProps,
  type SheetSize,
} from './dialog/dialog.js';
export { LoginModal, type LoginModalProps } from './login-modal/login-modal.js';
