import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { createApi } from './api.ts';

export default defineConfig({
  plugins: [
    react(),
    {
      name: 'the-api-of-a-team',
      configureServer: ({ middlewares }) => void middlewares.use(createApi()),
    },
  ],
});
