import { svelte } from '@sveltejs/vite-plugin-svelte';
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';

// `npm run dev` shows the page with hot reload on a running server: brassboard serve, then BRASSBOARD=http://127.0.0.1:8640 npm run dev
const server = env['BRASSBOARD'] ?? 'http://127.0.0.1:8640';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/brassboard/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // a strict CSP: no data: addresses
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
}));
