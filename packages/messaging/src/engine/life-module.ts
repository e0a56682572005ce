import type { startLife } from '../life/start-life.js';

/** The module that runs charts; it brings xstate. */
export interface LifeModule {
  readonly startLife: typeof startLife;
}
