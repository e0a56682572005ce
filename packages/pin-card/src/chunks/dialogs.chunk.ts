import { AppUpsellSheet } from '../prompts/app-upsell-sheet.js';
import { navigationOf } from '../client/navigation-defaults.js';
import { ReportDialog } from '../feedback/report-dialog.js';
import { ConfirmDelete } from '../organise/confirm-delete.js';
import { LoginPrompt } from '../prompts/login-prompt.js';
import { InformationLayer } from '../closeup/information-layer.js';
import { layers } from './layers.chunk.js';

/** The dialogs that block an action or confirm it. None of them runs a chart, so a visitor's login prompt loads no xstate. */
export const dialogs = Object.freeze({
  AppUpsellSheet,
  ConfirmDelete,
  LoginPrompt,
  InformationLayer,
  ReportDialog,
  navigationOf,
  layers,
});

export { useInternals } from './first-load.js';
