/**
 * Properties that never leave the package, shortened in the build: their names were a fortieth of the classifier's
 * weight. The build shortens every property of such a name, so none may be one of the platform's, such as `next` or `text`.
 */
export const SHORTENED_PROPERTIES = [
  'buckets',
  'initials',
  'param',
  'underscored',
  'leaf',
  'further',
  'lost',
  'shape',
  'chained',
  'node',
  'letters',
  'tableRoot',
  'mountedRoot',
  'ownsRelative',
  'topOf',
  'pathIn',
  'whole',
  'shortHost',
  'viewerNode',
  'more',
  'printedRows',
  'firstWords',
];
