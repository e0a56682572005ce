import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Without markup of a server React, the calls and the cards are one chunk.
  build: { chunkSizeWarningLimit: 600 },
});
