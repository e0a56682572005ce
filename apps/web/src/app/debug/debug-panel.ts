import '@tackboard/pin-card/debug-panel.css';

export { DebugPanel } from '@tackboard/pin-card/debug-panel';
