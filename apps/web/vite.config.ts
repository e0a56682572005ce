import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // The policy of the page allows files of this origin, and no data: urls.
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? { copyPublicDir: false }
      : {
          manifest: true,
          rolldownOptions: {
            input: 'src/client/main.tsx',
            output: {
              // Two files for what every page loads, instead of one for each set of pages that shares a module.
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules\/(?:react|react-dom|scheduler)\//,
                    priority: 2,
                  },
                  { name: 'page', tags: ['$initial'], priority: 1 },
                ],
              },
            },
          },
        }),
  },
  ssr: { noExternal: [/^@tackboard\//] },
}));
