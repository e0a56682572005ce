import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'dist',
  serverBuildFile: 'main.js',
  // The addresses of all pages are in the document, so that a link needs no request but that of its page.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
