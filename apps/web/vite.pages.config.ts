import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { italyGridPlugin } from './italy-grid-plugin.ts'
import { provinceNamesPlugin } from './province-names-plugin.ts'
import { serverRenderTests } from './vite.config.ts'

/** The tests that render on the server have workers of their own: React warns when both of its renderers run in one. */
export default defineConfig({
  plugins: [react(), italyGridPlugin(), provinceNamesPlugin()],
  test: {
    name: 'pages',
    environment: 'happy-dom',
    setupFiles: ['src/testing/reset-globals.ts'],
    include: serverRenderTests,
    testTimeout: 600_000,
  },
})
