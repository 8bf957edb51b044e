import { normalisePosition } from '../../normalise/normalise-position.ts'
import { readHtml } from '../../page/read-page.ts'
import type { HtmlPage } from '../../page.ts'
import type { RawPosition } from '../../raw-position.ts'
import { refusalOf } from '../../refuse/refusal-of.ts'
import { loadScorer } from '../../score/load-scorer.ts'
import { acceptedConfidence } from '../../score/scorer.ts'
import type { ExtractContext } from '../extract-context.ts'
import { extractPositions } from '../extractors.ts'

type Role = ExtractContext['role']

export const pageUrl = 'https://acme.example/lavoro/'

const site = { company: 'Acme', city: null, visitedAt: new Date('2026-11-14T06:00:00Z') }

export function contextOf(role: Role, listTitle: string | null = null): ExtractContext {
  return { role, listTitle, scorer: loadScorer(), site }
}

export function pageOf(body: string): HtmlPage {
  return readHtml(`<html lang="it"><head><title>Acme</title></head><body>${body}</body></html>`, {
    url: pageUrl,
    status: 200,
    isRendered: false,
  })
}

const isLikely = ({ confidence = 1 }: RawPosition) => confidence >= acceptedConfidence

/** The likely positions on a page with this body. */
export function readBody(body: string, role: Role = 'careers', listTitle: string | null = null): RawPosition[] {
  return extractPositions(pageOf(body), contextOf(role, listTitle)).filter(isLikely)
}

/** The positions of a page that are not refused, normalised. */
export function openOnPage(page: HtmlPage, role: Role = 'careers') {
  return extractPositions(page, contextOf(role))
    .filter((raw) => refusalOf(raw, site) === null)
    .map((raw) => normalisePosition(raw, site))
}

export const openOn = (body: string, role?: Role) => openOnPage(pageOf(body), role)

export const titlesOn = (body: string, role?: Role) => openOn(body, role).map(({ title }) => title.value)
