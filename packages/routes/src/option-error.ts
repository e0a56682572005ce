/** Throws for an invalid option of `createClassifier`. */
export const refuseOption = (option: string, like: string, given: unknown): never => {
  throw new RangeError(`createClassifier: ${option} takes ${like}, not "${String(given)}".`);
};
