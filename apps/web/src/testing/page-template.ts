import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PublicPage, publicPages } from '@vedetta/contracts/calls/routes'
import type { PageTemplate } from '@vedetta/contracts/watch/page-rendering'

/** Like the build's template, with one script per page. */
export const pageTemplate: PageTemplate = {
  html: readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8'),
  scripts: Object.fromEntries(publicPages.map((page) => [page, [`/assets/${page}.js`]])) as Record<
    PublicPage,
    string[]
  >,
}
