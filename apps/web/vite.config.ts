import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react(), tailwind()],
  server: {
    port: 17473,
    strictPort: true,
    proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:17480' },
  },
  test: {
    name: 'web',
    environment: 'happy-dom',
    // Sharing a worker's modules saves most of their time; the set-up sees to it that nothing else is shared.
    isolate: false,
    setupFiles: ['src/testing/leave-no-trace.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 15_000,
  },
})
