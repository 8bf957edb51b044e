import tailwind from '@tailwindcss/vite'
import { instancePorts } from '@vedetta/contracts/calls/process-config'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { chunkGroup } from './chunk-groups.ts'
import { iconImportsPlugin } from './icon-imports-plugin.ts'
import { italyGridPlugin } from './italy-grid-plugin.ts'
import { provinceNamesPlugin } from './province-names-plugin.ts'
import { simulatedLinksPlugin } from './simulated-links-plugin.ts'
import { zodChecksPlugin } from './zod-checks-plugin.ts'

export const serverRenderTests = ['src/entry-server.test.tsx', 'src/routes/map-server-render.test.tsx']
const ports = instancePorts(process.env)

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwind(),
    italyGridPlugin(),
    provinceNamesPlugin(),
    iconImportsPlugin(),
    zodChecksPlugin(),
    simulatedLinksPlugin(process.env.SIM_GATEWAY_PORT),
  ],
  build: isSsrBuild
    ? { copyPublicDir: false }
    : {
        manifest: true,
        rolldownOptions: {
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: [chunkGroup()] } },
        },
      },
  // The server bundle is self-contained: the API that runs it installs neither our dependencies nor their production builds.
  ...(isSsrBuild && { ssr: { noExternal: true as const } }),
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? ports.web),
    strictPort: true,
    proxy: { '/api': process.env.API_URL ?? `http://127.0.0.1:${ports.api}` },
  },
  test: {
    name: 'web',
    environment: 'happy-dom',
    // Sharing a worker's modules saves most of the time; the set-up file resets everything else after each test.
    isolate: false,
    setupFiles: ['../../scripts/seed-properties.ts', 'src/testing/reset-globals.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...serverRenderTests],
    testTimeout: 600_000,
  },
}))
