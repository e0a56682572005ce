import { offerReactGrid } from '../page/react-grid.tsx';
import { floorGrid } from './floor.tsx';

offerReactGrid(floorGrid(false));
