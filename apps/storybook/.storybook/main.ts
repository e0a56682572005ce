import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const config: StorybookConfig = {
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/{ui,messaging,pin-card}/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  framework: '@storybook/react-vite',
  staticDirs: [
    { from: at('../media'), to: '/prints' },
    { from: at('../../api/media'), to: '/photographs' },
  ],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Stories read the packages' sources, so that none of them needs a build.
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: { conditions: ['@tackboard/source', ...defaultClientConditions] },
    }),
};

export default config;
