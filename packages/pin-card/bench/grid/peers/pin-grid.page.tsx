import { offerPinGrid } from './pin-grid.tsx';

offerPinGrid();
