import { type PublicPage, publicPages } from '@vedetta/contracts/calls/routes'

/** Vite's manifest of the browser's build, by source file. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>

const entry = 'index.html'
const layout = 'src/app/public-layout.tsx'

/** Scripts each page needs beyond those of `index.html`: preloaded, they arrive together instead of one import after another. */
export function scriptsByPage(manifest: Manifest): Record<PublicPage, string[]> {
  const known = new Set(withImports(manifest, entry))
  const scriptsOf = (page: PublicPage) => {
    const sources = [layout, sourceOf(page)].flatMap((source) => withImports(manifest, source))
    return [...new Set(sources)].filter((file) => !known.has(file)).map((file) => `/${file}`)
  }
  return Object.fromEntries(publicPages.map((page) => [page, scriptsOf(page)])) as Record<PublicPage, string[]>
}

function sourceOf(page: PublicPage): string {
  return `src/routes/${page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`
}

function withImports(manifest: Manifest, source: string): string[] {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no ${source}`)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported))]
}
