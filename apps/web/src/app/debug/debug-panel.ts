import '@tackboard/pin-card/debug.css';

export { DebugPanel } from '@tackboard/pin-card/debug';
