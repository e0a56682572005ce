import { AppUpsellSheet } from '../app-upsell/app-upsell-sheet.js';
import { LinkCheckLayer } from '../blocked-link/link-check-layer.js';
import { DeletePinDialog } from '../delete-pin/delete-pin-dialog.js';
import { ConfirmDelete } from '../organise-bar/confirm-delete.js';
import { NewSection } from '../organise-bar/new-section.js';
import { LoginPrompt } from '../prompts/login-prompt.js';
import { InformationLayer } from '../seo-panel/information-layer.js';
import { layers } from './layers.chunk.js';

/** The dialogs that stop a person or ask back. */
export const dialogs = Object.freeze({
  AppUpsellSheet,
  LinkCheckLayer,
  DeletePinDialog,
  ConfirmDelete,
  NewSection,
  LoginPrompt,
  InformationLayer,
  layers,
});
