/** A page with a client, a provider, a grid and cards. */
export const ENTRY = `import { createTackboard, PinCard, PinGrid, TackboardProvider } from '@tackboard/pin-card';
globalThis.firstLoad = [createTackboard, PinCard, PinGrid, TackboardProvider];
`;
