import { readHtml } from '../../page/read-page.ts'
import type { RawPosition } from '../../raw-position.ts'
import type { ExtractContext } from '../extract-context.ts'
import { extractPositions } from '../extractors.ts'

export const pageUrl = 'https://acme.example/lavoro/'

export function contextOf(role: ExtractContext['role'], listTitle: string | null = null): ExtractContext {
  return { role, listTitle, site: { company: 'Acme', visitedAt: new Date('2026-11-14T06:00:00Z') } }
}

export function pageOf(body: string) {
  return readHtml(`<html lang="it"><head><title>Acme</title></head><body>${body}</body></html>`, {
    url: pageUrl,
    status: 200,
    isRendered: false,
  })
}

/** The positions on a page with this body. */
export function readBody(
  body: string,
  role: ExtractContext['role'] = 'careers',
  listTitle: string | null = null,
): RawPosition[] {
  return extractPositions(pageOf(body), contextOf(role, listTitle))
}
