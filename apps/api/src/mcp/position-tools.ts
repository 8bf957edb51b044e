import { creditCosts } from '@vedetta/contracts/facts/plans'
import { discardReason } from '@vedetta/contracts/inbox/discarded-positions'
import { positionSorts } from '@vedetta/contracts/search/position-sort'
import { searchCosts } from '@vedetta/contracts/search/search-cost'
import { keysOf, positionStatuses } from '@vedetta/contracts/text/vocabulary'
import { balanceOf } from '@vedetta/core/customers/ledger/balance-of'
import { boughtThisYear } from '@vedetta/core/customers/ledger/bought-this-year'
import { discardPositions } from '@vedetta/core/inbox/discards/discard-positions'
import { setMark } from '@vedetta/core/inbox/marks/set-mark'
import { searchPositions } from '@vedetta/core/inbox/positions/search-positions'
import { deliverPositions } from '@vedetta/core/outward/public-api/deliver-positions'
import { AppError } from '@vedetta/core/platform/app-error'
import { z } from 'zod'
import { foundPosition, foundPositionOf } from './found-position.ts'
import { quotedPosition, quotedPositionOf } from './quoted-position.ts'
import { filterArguments, searchArguments, understand } from './search-arguments.ts'
import { addTool, type ToolHost } from './tool.ts'

const positionID = z.uuid().describe('As a search gave it')

export function addPositionTools(host: ToolHost): void {
  const { context, caller } = host
  const { db, clock } = context
  const { userId, language, seat } = caller.viewer
  addTool(
    host,
    {
      name: 'search_positions',
      title: { it: 'Cerca posizioni', en: 'Search positions' },
      description: {
        it: 'Cerca le posizioni aperte delle aziende italiane, 25 per pagina. Si può dire che cosa si cerca con una frase, con gli altri argomenti, o partendo da un filtro salvato. Una ricerca nuova conta come una ricerca del piano; ripeterla entro 24 ore, restringerla subito dopo e sfogliarne le pagine non costa niente. La risposta dice se è stata contata e perché.',
        en: 'Searches the open positions of Italian companies, 25 a page. Say what is wanted in a sentence, in the other arguments, or begin with a saved filter. A new search counts as one search of the plan; repeating it within 24 hours, narrowing it right afterwards and turning its pages is free. The answer says whether it counted, and why.',
      },
      scope: 'positions:read',
      annotations: { readOnlyHint: true },
      quotesPages: true,
      input: z.object({
        ...filterArguments,
        ...searchArguments,
        sort: z.enum(positionSorts).default('date').describe('`date` is newest first; `distance` needs a town'),
        page: z.number().int().min(1).max(400).default(1),
      }),
      output: z.object({
        counted: z.boolean().describe('Whether it cost a search of the plan'),
        why: z.string(),
        searchesLeft: z.number().int().describe('Of this month, for the whole licence'),
        ignored: z.array(z.string()).describe('Words of the sentence that are no filter and were not searched'),
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
        positions: z.array(foundPosition),
      }),
    },
    async ({ sort, page, ...given }, signal) => {
      const { criteria, filterId, ignored } = await understand(host, given)
      // A first page shows what is new; later ones go on in the search that the first began.
      const isNew = page === 1
      const asked = { ...criteria, page, sort, newSearch: isNew, refresh: false }
      const opened = isNew && filterId ? { filterID: filterId } : {}
      const found = await searchPositions(context, caller.viewer, { ...asked, ...opened }, clock(), signal)
      return {
        counted: found.counted,
        why: searchCosts[found.rule][language],
        searchesLeft: (await balanceOf(db, seat.licenceNo, clock())).search.left,
        ignored,
        total: found.total,
        page: found.page,
        pages: found.pages,
        positions: found.positions.map((row) => foundPositionOf(row, language)),
      }
    },
  )
  addTool(
    host,
    {
      name: 'read_position',
      title: { it: 'Leggi una posizione', en: 'Read a position' },
      description: {
        it: `Una posizione intera: il testo dell’annuncio, l’indirizzo della pagina e, per ogni dato, le parole dell’annuncio da cui viene. Costa ${creditCosts.position} credito, una volta all’anno per licenza: se è già stata letta o esportata non costa niente. I contatti delle persone sono oscurati.`,
        en: `A whole position: the text of the advert, the address of its page and, for each fact, the words of the advert that it comes from. Costs ${creditCosts.position} credit, once per licence and year: if it was read or exported before, it is free. People’s contact details are masked.`,
      },
      scope: 'positions:read',
      // It changes nothing, but it spends: a program that lets assistants read unasked should still ask the person.
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
      quotesPages: true,
      input: z.object({ positionID }),
      output: z.object({
        creditsSpent: z.number().int(),
        creditsLeft: z.number().int().describe('Of the whole licence'),
        position: quotedPosition,
      }),
    },
    async (given) => {
      const { licenceNo } = seat
      const now = clock()
      const reader = { userId, keyId: caller.keyId, licenceNo, language }
      const bought = await boughtThisYear(db, { licenceNo, kind: 'position' }, [given.positionID], now)
      const [position] = await deliverPositions(context, reader, [given.positionID], now)
      if (!position) throw new AppError('unknown_position')
      return {
        creditsSpent: bought.size > 0 ? 0 : creditCosts.position,
        creditsLeft: (await balanceOf(db, licenceNo, now)).credit.left,
        position: quotedPositionOf(position),
      }
    },
  )
  addTool(
    host,
    {
      name: 'mark_position',
      title: { it: 'Segna una posizione', en: 'Mark a position' },
      description: {
        it: 'Segna una posizione come vista (`seen`) o contattata (`contacted`), oppure toglie il segno (`notSeen`). Il segno è della persona e si vede anche nell’applicazione.',
        en: 'Marks a position as seen (`seen`) or contacted (`contacted`), or clears the mark (`notSeen`). The mark is the person’s own and shows in the app too.',
      },
      scope: 'marks:write',
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
      quotesPages: false,
      input: z.object({ positionID, mark: z.enum(keysOf(positionStatuses)) }),
      output: z.object({ positionID: z.uuid(), mark: z.enum(keysOf(positionStatuses)) }),
    },
    async ({ mark, ...given }) => {
      const { status } = await setMark(db, caller.viewer, { ...given, status: mark }, clock())
      return { positionID: given.positionID, mark: status }
    },
  )
  addTool(
    host,
    {
      name: 'discard_position',
      title: { it: 'Scarta una posizione', en: 'Discard a position' },
      description: {
        it: 'Scarta una posizione che non fa per la persona, se vuole con un motivo: le ricerche e gli avvisi che seguono la lasciano fuori. Con `discarded: false` la ripristina. Non costa niente e non tocca il segno.',
        en: 'Discards a position that is not for the person, with a reason if they like: later searches and alerts leave it out. `discarded: false` restores it. It is free, and the mark stays.',
      },
      scope: 'marks:write',
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
      quotesPages: false,
      input: z.object({ positionID, discarded: z.boolean().default(true), reason: discardReason.optional() }),
      output: z.object({ positionID: z.uuid(), discarded: z.boolean() }),
    },
    async ({ positionID: id, ...given }) => {
      const { discarded } = await discardPositions(db, caller.viewer, { positionIDs: [id], ...given }, clock())
      return { positionID: id, discarded }
    },
  )
}
