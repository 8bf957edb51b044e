import { publicPages } from '@vedetta/contracts/routes'
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

test('a page needs its layout, itself and what they share, each once, and not what every page has', () => {
  expect(scriptsByPage(manifest).caseStudies).toEqual([
    '/assets/layout.js',
    '/assets/texts.js',
    '/assets/case-studies.js',
  ])
})

test('a page whose file is not named like it stops the build', () => {
  const { 'src/routes/pricing.tsx': _, ...rest } = manifest
  expect(() => scriptsByPage(rest)).toThrow('src/routes/pricing.tsx')
})
