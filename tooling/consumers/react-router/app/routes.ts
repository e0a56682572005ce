import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('home.tsx'),
  route('resource/*', 'proxy.ts', { id: 'calls' }),
  route('media/*', 'proxy.ts', { id: 'pictures' }),
] satisfies RouteConfig;
