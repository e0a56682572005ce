// The "@tackboard/source" condition serves tests, Storybook and the type checker inside this repository.
// A published package has no `src`, so packing leaves the condition out.
const dropSource = (value) =>
  value && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => key !== '@tackboard/source')
          .map(([key, inner]) => [key, dropSource(inner)]),
      )
    : value;

// What only this repository uses. Users of a package read neither.
const INTERNAL_FIELDS = ['scripts', 'devDependencies', 'size-limit'];

module.exports = {
  hooks: {
    beforePacking: (manifest) => {
      const { exports, imports, ...rest } = manifest;
      for (const field of INTERNAL_FIELDS) delete rest[field];
      return {
        ...rest,
        ...(imports && { imports: dropSource(imports) }),
        ...(exports && { exports: dropSource(exports) }),
      };
    },
  },
};
