import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { italyGrid } from './italy-grid-plugin.ts'
import { provinceNames } from './province-names-plugin.ts'
import { testsOfPages } from './vite.config.ts'

/** The tests that render on the server: React complains at every turn of a worker in which both of its renderers did something. */
export default defineConfig({
  plugins: [react(), italyGrid(), provinceNames()],
  test: {
    name: 'pages',
    environment: 'happy-dom',
    setupFiles: ['src/testing/reset-globals.ts'],
    include: testsOfPages,
    testTimeout: 15_000,
  },
})
