import { id } from './codec.js';
import { named } from './record.js';

/** `id` in the snake_case form, `entityId` in the graph form, which also has a global id. */
export const entityId = named(id, 'id', ['entityId', 'id']);
