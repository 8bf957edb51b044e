import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BuiltPages, pageFile, sitePlaceholders } from '@vedetta/contracts/page-rendering'
import { packFiles } from './compress-assets.ts'
import { createPictures } from './og-image.ts'
import { titleOf } from './og-text.ts'
import { type Manifest, scriptsByPage } from './page-scripts.ts'

/**
 * Run by the build, once the browser's and the server's bundle are there: a file for each public page that is the same for every
 * instance, and the pictures that links to them show.
 */
const dist = join(import.meta.dirname, '../dist')
const { pagePaths, renderPage }: typeof import('../src/entry-server.tsx') = await import(
  join(dist, 'server/entry-server.js')
)

const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
const template = { html: await readFile(join(dist, 'index.html'), 'utf8'), scripts: scriptsByPage(manifest) }
const draw = await createPictures()
for (const path of pagePaths.pictured) {
  const html = await renderPage(template, path, sitePlaceholders, [])
  if (pagePaths.built.includes(path)) await write(`pages/${pageFile(path)}.html`, html)
  await write(`pictures/${pageFile(path)}.png`, draw(titleOf(html)))
}
await write('server/pages.json', JSON.stringify({ template, paths: pagePaths.built } satisfies BuiltPages))
await packFiles(join(dist, 'assets'))

async function write(file: string, content: string | Uint8Array): Promise<void> {
  const path = join(dist, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
