import { offerReactGrid } from '../page/react-grid.tsx';
import { gestaltGrid } from './gestalt-grid.tsx';

offerReactGrid(gestaltGrid(true));
