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
              // Two files for what every page loads, instead of one for each set of pages that shares a module. The parts of
              // a video are one file, whether a card or the page of a pin asks for them.
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules\/(?:react|react-dom|scheduler)\//,
                    priority: 2,
                  },
                  { name: 'page', tags: ['$initial'], priority: 1 },
                  { name: 'runtime', test: /portal-container|runtime\.chunk/ },
                  {
                    name: 'pictures',
                    test: /pin-card\/dist\/(?:carousel|shopping|chunks\/pictures)|use-timed-reducer/,
                  },
                  { name: 'pin-video', test: /pin-card\/dist\/(?:video\/|chunks\/video)/ },
                ],
              },
            },
          },
        }),
  },
  ssr: { noExternal: [/^@tackboard\//] },
}));
