// The lines of a CHANGELOG.md: what users notice, without the names of commits.

/** A package that had no version before is not updated. */
const UNRELEASED = '0.0.0';

module.exports = {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replaceAll('\n', '\n  ')}`,
  getDependencyReleaseLine: async (_changesets, dependencies) => {
    const updated = dependencies.filter(({ oldVersion }) => oldVersion !== UNRELEASED);
    const names = updated.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`);
    return names.length > 0 ? `- Needs ${names.join(', ')}.` : '';
  },
};
