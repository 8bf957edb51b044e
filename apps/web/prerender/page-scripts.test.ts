import { publicPages } from '@vedetta/contracts/calls/routes'
import { expect, test } from 'vitest'
import { type Manifest, scriptsByPage } from './page-scripts.ts'

const names = publicPages.map((page) => page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  '_texts.js': { file: 'assets/texts.js', imports: ['_base.js'] },
  'src/app/public-layout.tsx': { file: 'assets/layout.js', imports: ['_base.js', '_texts.js'] },
  ...Object.fromEntries(
    names.map((name) => [`src/routes/${name}.tsx`, { file: `assets/${name}.js`, imports: ['_base.js', '_texts.js'] }]),
  ),
}

test('scriptsByPage lists the layout, the page and their shared chunks once each, without those of index.html', () => {
  expect(scriptsByPage(manifest).caseStudies).toEqual([
    '/assets/layout.js',
    '/assets/texts.js',
    '/assets/case-studies.js',
  ])
})

test('scriptsByPage throws for a page without a route file of its name', () => {
  const { 'src/routes/pricing.tsx': _, ...rest } = manifest
  expect(() => scriptsByPage(rest)).toThrow('src/routes/pricing.tsx')
})
