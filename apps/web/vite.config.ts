import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { fewFiles } from './chunk-groups.ts'
import { italyGrid } from './italy-grid-plugin.ts'
import { provinceNames } from './province-names-plugin.ts'

export const testsOfPages = ['src/entry-server.test.tsx', 'src/routes/map-rendered.test.tsx']

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind(), italyGrid(), provinceNames()],
  build: isSsrBuild
    ? { copyPublicDir: false }
    : {
        manifest: true,
        rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [fewFiles()] } } },
      },
  // The server's bundle stands by itself: whoever runs it has neither our dependencies nor their production builds.
  ...(isSsrBuild && { ssr: { noExternal: true as const } }),
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 17_473),
    strictPort: true,
    proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:17480' },
  },
  test: {
    name: 'web',
    environment: 'happy-dom',
    // Sharing a worker's modules saves most of their time; the set-up sees to it that nothing else is shared.
    isolate: false,
    setupFiles: ['src/testing/reset-globals.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...testsOfPages],
    testTimeout: 15_000,
  },
}))
