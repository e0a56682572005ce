/** Works through a list, `atOnce` of it at a time, each begun in the order of the list. The results have the order in which they came. */
export async function workThrough<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const waiting = [...items];
  const results: Result[] = [];
  const hand = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      results.push(await work(item));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
  return results;
}
