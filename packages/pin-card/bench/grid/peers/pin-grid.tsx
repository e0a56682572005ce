import type { Clock, Pin } from '@tackboard/domain';
import {
  createTackboard,
  type GridCard,
  type ItemSize,
  PinGrid,
  TackboardProvider,
} from '@tackboard/pin-card';
import type { FindText } from '@tackboard/pin-card/find';
import { BenchCard } from '../page/card.tsx';
import { COLUMN_PX, FOOTER_PX, pictureHeight } from '../page/pins.ts';
import { offerReactGrid } from '../page/react-grid.tsx';

const never = () => new Promise<never>(() => undefined);
const clock: Clock = {
  now: () => performance.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => clearTimeout(handle as number),
};
const options = {
  viewer: { isAuth: true, id: '42' },
  calls: { savePin: never, unsavePin: never, readPin: never },
  environment: { clock, outbox: false, tabs: false },
} as const;
const itemSize = (pin: Pin): ItemSize => ({
  ratio: pictureHeight(pin) / COLUMN_PX,
  footer: FOOTER_PX,
});
const renderCard = ({ pin }: GridCard) => <BenchCard pin={pin} />;

/** Offers the grid of this package, with the text that the browser's Find finds or without. */
export const offerPinGrid = (findInPage?: typeof FindText) =>
  offerReactGrid(
    ({ pins }) => (
      <PinGrid
        pins={pins}
        surface="AuthHomefeed"
        hasNextPage
        itemSize={itemSize}
        renderCard={renderCard}
        findInPage={findInPage}
      />
    ),
    ({ children }) => (
      <TackboardProvider client={createTackboard(options)}>{children}</TackboardProvider>
    ),
  );
