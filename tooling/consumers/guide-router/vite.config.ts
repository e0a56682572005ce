import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['API_ORIGIN'] ?? 'http://localhost:4180';
const proxy = { '/resource': server, '/media': server };

export default defineConfig({
  plugins: [react()],
  // React, its router, the calls and the cards are one chunk.
  build: { chunkSizeWarningLimit: 600 },
  server: { proxy },
  preview: { proxy },
});
