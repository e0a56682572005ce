import { createTackboard, PinGrid, TackboardProvider } from '@tackboard/pin-card';
import { createRoot } from 'react-dom/client';
import { calls, readPosts } from './posts';
import '@tackboard/ui/styles.css';
import '@tackboard/pin-card/styles.css';

const tackboard = createTackboard({
  viewer: { isAuth: true, id: '7' }, // { isAuth: false } for a visitor
  calls,
  words: { card: { save: () => 'Bookmark', saved: () => 'Bookmarked' } },
  navigation: { paths: { pin: (id) => `/posts/${id}` } },
});

void readPosts().then((pins) => {
  const grid = <PinGrid pins={pins} />;
  createRoot(document.getElementById('root')!).render(
    <TackboardProvider client={tackboard}>{grid}</TackboardProvider>,
  );
});
