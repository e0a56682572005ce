import { id } from './codec.js';
import { named } from './record.js';

/** `id` in the snake_case form; the graph form calls it `entityId` and has a global id beside it. */
export const entityId = named(id, 'id', ['entityId', 'id']);
