import { FindText } from '@tackboard/pin-card/find';
import { offerPinGrid } from './pin-grid.tsx';

offerPinGrid(FindText);
