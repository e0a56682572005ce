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

/** The address of this repository: the one place that has it. */
const { repository } = require('./package.json');
const page = repository.url.replace(/^git\+|\.git$/g, '');

/** Where a registry says that a package comes from. */
const addressesOf = ({ name }) => {
  const directory = name.replace('@tackboard/', 'packages/');
  return {
    homepage: `${page}/tree/main/${directory}#readme`,
    bugs: `${page}/issues`,
    repository: { ...repository, directory },
  };
};

// What only this repository uses. Users of a package read neither.
const INTERNAL_FIELDS = ['scripts', 'devDependencies', 'size-limit'];

module.exports = {
  hooks: {
    beforePacking: (manifest) => {
      const { exports, imports, ...rest } = manifest;
      for (const field of INTERNAL_FIELDS) delete rest[field];
      return {
        ...rest,
        ...addressesOf(manifest),
        ...(imports && { imports: dropSource(imports) }),
        ...(exports && { exports: dropSource(exports) }),
      };
    },
  },
};
