/** Objects whose keys are data. */
const MAPS: ReadonlySet<string> = new Set([
  'captions_urls',
  'images',
  'reaction_counts',
  'video_list',
]);

/** Fields that the graph form does not have. */
const LEFT_OUT: ReadonlySet<string> = new Set(['has_multi_images']);

function graphName(name: string, isEntity: boolean): string {
  if (name === 'id') return 'entityId';
  if (name === 'node_id') return 'id';
  if (name === 'type' && isEntity) return '__typename';
  return name.replaceAll(/_([a-z\d])/g, (_, first: string) => first.toUpperCase());
}

/**
 * Converts the snake_case form to the graph form (S1 §3): names are camelCase, an id is `entityId`, a global id `id`, the type
 * of a pin, board or user `__typename`. Maps keep their keys.
 */
export function graphForm(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => graphForm(item));
  if (typeof value !== 'object' || value === null) return value;
  const isEntity = 'node_id' in value;
  const fields = Object.entries(value).filter(([name]) => !LEFT_OUT.has(name));
  return Object.fromEntries(
    fields.map(([name, part]) => [
      isMap ? name : graphName(name, isEntity),
      graphForm(part, MAPS.has(name)),
    ]),
  );
}
