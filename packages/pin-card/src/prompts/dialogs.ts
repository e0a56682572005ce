// The dialogs that block an action or confirm it. None of them runs a chart, so a visitor's login prompt loads no xstate.
export { InformationLayer } from '../closeup/information-layer.js';
export { ReportDialog } from '../feedback/report-dialog.js';
export { WhyThisAdModal } from '../menu/why-this-ad-modal.js';
export { ConfirmDelete } from '../organise/confirm-delete.js';
export { AppUpsellSheet } from './app-upsell-sheet.js';
export { LoginPrompt } from './login-prompt.js';
