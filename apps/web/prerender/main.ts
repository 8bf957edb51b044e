import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BuiltPages, pageFile, sitePlaceholders } from '@vedetta/contracts/watch/page-rendering'
import { compressAssets } from './compress-assets.ts'
import { createOgImageRenderer } from './og-image.ts'
import { ogTextOf } from './og-text.ts'
import { type Manifest, scriptsByPage } from './page-scripts.ts'

/**
 * The last step of the build, after the browser's and the server's bundles: an HTML file for each public page that is the same on
 * every instance, and its Open Graph image.
 */
const dist = join(import.meta.dirname, '../dist')
const { pagePaths, renderPage }: typeof import('../src/entry-server.tsx') = await import(
  join(dist, 'server/entry-server.js')
)

const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
const template = { html: await readFile(join(dist, 'index.html'), 'utf8'), scripts: scriptsByPage(manifest) }
const draw = await createOgImageRenderer()
for (const path of pagePaths.withOgImage) {
  const html = await renderPage(template, path, sitePlaceholders, [])
  if (pagePaths.prerendered.includes(path)) await write(`pages/${pageFile(path)}.html`, html)
  await write(`pictures/${pageFile(path)}.png`, draw(ogTextOf(html)))
}
await write('server/pages.json', JSON.stringify({ template, paths: pagePaths.prerendered } satisfies BuiltPages))
await compressAssets(join(dist, 'assets'))

async function write(file: string, content: string | Uint8Array): Promise<void> {
  const path = join(dist, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
