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

module.exports = {
  hooks: {
    beforePacking: (manifest) =>
      manifest.exports ? { ...manifest, exports: dropSource(manifest.exports) } : manifest,
  },
};
