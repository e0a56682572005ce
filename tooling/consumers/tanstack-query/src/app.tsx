import { browserPorts, createCalls, createClient, readHomeFeed } from '@tackboard/api-client';
import { german } from '@tackboard/domain/words/de';
import { createTackboard, PinGrid, TackboardProvider } from '@tackboard/pin-card';
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PageData } from './load';
import '@tackboard/ui/styles.css';
import '@tackboard/pin-card/styles.css';

const client = createClient(browserPorts());

export function App(data: PageData & { readonly path: string }) {
  const { viewer, now } = data;
  const [tackboard] = useState(() =>
    createTackboard({ viewer, now, calls: createCalls(client), words: german }),
  );
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <TackboardProvider client={tackboard}>
        <Feed {...data} />
      </TackboardProvider>
    </QueryClientProvider>
  );
}

type FeedPage = Pick<PageData, 'pins' | 'bookmark'>;

function Feed({ pins: firstPins, bookmark }: PageData) {
  const query = useInfiniteQuery({
    queryKey: ['feed'],
    queryFn: async ({ pageParam, signal }): Promise<FeedPage> =>
      readHomeFeed(client, { bookmark: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.bookmark,
    initialData: { pages: [{ pins: firstPins, bookmark }], pageParams: [undefined] },
  });
  const pins = useMemo(() => query.data.pages.flatMap((page) => page.pins), [query.data]);
  return <PinGrid pins={pins} {...query} />;
}
