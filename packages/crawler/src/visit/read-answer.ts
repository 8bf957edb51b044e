import type { Board, BoardRead, TrackingSystem } from '../ats/tracking-system.ts'
import type { FetchRequest } from '../fetch/fetcher.ts'
import { urlKey } from '../find/clean-url.ts'
import { visibleText } from '../html/dom.ts'
import { readHtml } from '../page/read-page.ts'
import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { recordDrift } from './board-drift.ts'
import { fetchUnlisted, type Visit } from './visit.ts'

const captcha = /\b(?:g-recaptcha|recaptcha\/api|h-?captcha|cf-turnstile|captcha-delivery)\b/i

/** `failed` may answer another time, `unsent` was beyond the visit's budget; null was no answer of a board. */
export type Answer = BoardRead | 'failed' | 'unsent' | 'guarded' | null

export const isRead = (answer: Answer): answer is BoardRead => typeof answer === 'object' && answer !== null

/** A detail repeats its listed position's address or number. */
export const marksOf = ({ url, reference }: RawPosition) =>
  reference === null ? [urlKey(url)] : [urlKey(url), reference]

/** Sends a request of a board, and reads the answer; `listed` are the marks of the jobs that its lists named. */
export async function readAnswer(
  visit: Visit,
  request: FetchRequest,
  system: TrackingSystem,
  board: Board,
  listed: ReadonlySet<string> = new Set(),
): Promise<Answer> {
  const page = (await fetchUnlisted(visit, request)) ?? (await emptyPage(visit, request))
  if (page === null || page.status >= 400) return unreadAnswer(visit, request)
  if (isGuarded(page)) return 'guarded'
  const read = system.read(page, board, request)
  if (read.hasDrifted) recordDrift(visit.drifts, board, page, visit.fetcher.secrets)
  for (const raw of read.positions) {
    visit.sightings.push({
      raw,
      pageUrl: page.url,
      isOwnPage: marksOf(raw).some((mark) => listed.has(mark)),
      isForeign: false,
    })
    visit.leads.close(raw.url)
  }
  return read
}

/** An answer without a word, which is how some systems end a list. */
async function emptyPage(visit: Visit, request: FetchRequest): Promise<Page | null> {
  const answer = await visit.fetcher.fetch(request)
  if (answer.kind !== 'fetched' || answer.status !== 200 || answer.body.byteLength > 0) return null
  return readHtml('', { url: answer.url, status: answer.status, isRendered: false })
}

async function unreadAnswer(visit: Visit, request: FetchRequest): Promise<'failed' | 'unsent' | null> {
  const answer = await visit.fetcher.fetch(request)
  if (answer.kind === 'fetched') return answer.status >= 500 ? 'failed' : null
  // A call that is kept from robots has not failed: the next one is the way.
  if (answer.kind !== 'failed' || answer.reason === 'robots' || answer.reason === 'guarded') return null
  return answer.reason === 'budget' ? 'unsent' : 'failed'
}

/** A page that holds a captcha and hardly anything else. */
function isGuarded(page: Page): boolean {
  return page.kind === 'html' && captcha.test(page.html) && visibleText(page.document, 500).length < 400
}
