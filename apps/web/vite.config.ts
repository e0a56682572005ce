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
      : { manifest: true, rolldownOptions: { input: 'src/client/main.tsx' } }),
  },
  ssr: { noExternal: [/^@tackboard\//] },
}));
