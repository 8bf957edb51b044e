import { randomInt } from 'node:crypto'
import { dayMs, hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import fc from 'fast-check'
import { updateSettings } from '../../../customers/user-accounts/update-settings.ts'
import { readCompany } from '../../../inbox/companies/read-company.ts'
import { discardPositions } from '../../../inbox/discards/discard-positions.ts'
import { setMark } from '../../../inbox/marks/set-mark.ts'
import { excludeCompany } from '../../../inbox/saved/exclude-company.ts'
import { saveCompany } from '../../../inbox/saved/save-company.ts'
import type { Db } from '../../../platform/db/client.ts'
import type { SeatedViewer } from '../../../platform/viewer.ts'
import { companyIdOf, makeCompany, positionIdOf } from '../../../testing/factories.ts'
import type { AlertWorld } from './alert-world.ts'
import { type CountsModel, type ModelCompany, type ModelPosition, match } from './counts-model.ts'

const acts = [
  ...(['open', 'open', 'open', 'close', 'seen', 'contacted', 'unmark', 'discard', 'restore'] as const),
  ...(['view', 'save', 'unsave', 'exclude', 'include', 'hide agencies', 'match', 'digest', 'later'] as const),
] as const

export type CountsStep = { readonly act: (typeof acts)[number]; readonly which: number; readonly flag: boolean }

export const countsStep: fc.Arbitrary<CountsStep> = fc.record({
  act: fc.constantFrom(...acts),
  which: fc.nat({ max: 11 }),
  flag: fc.boolean(),
})

export async function makeModelCompany(db: Db, isAgency: boolean): Promise<ModelCompany> {
  const vat = `${randomInt(1e10, 1e11 - 1)}`
  const no = await makeCompany(db, { vat, ...(isAgency && { is_agency: true, agency_reason: 'name' }) })
  return { no, id: await companyIdOf(db, no), vat, isAgency, isExcluded: false, isSaved: false, viewedAt: null }
}

type Stage = {
  /** The owner's, for what the watch would write. */
  readonly owner: Db
  readonly api: Db
  readonly world: AlertWorld
  readonly viewer: SeatedViewer
  readonly model: CountsModel
  /** Sends the digest and compares it. */
  readonly digest: (now: Date) => Promise<void>
}

/** Does a step in the model and in the product. Returns how long it took. */
export async function takeStep(stage: Stage, { act, which, flag }: CountsStep, now: Date): Promise<number> {
  const { model } = stage
  const company = model.companies[which % model.companies.length]
  const position = model.positions[which]
  if (act === 'later') return flag ? 5 * hourMs : dayMs
  if (act === 'match') {
    await stage.world.match(now)
    match(model)
  } else if (act === 'digest') await stage.digest(now)
  else if (act === 'hide agencies') {
    await updateSettings(stage.api, stage.viewer.userId, { hideAgencies: flag })
    model.hidesAgencies = flag
  } else if (act === 'open') {
    if (company && model.positions.length < 12) model.positions.push(await open(stage, company, flag, now))
  } else if (company && isOfCompany(act)) await ofCompany(stage, act, company, now)
  else if (position) await ofPosition(stage, act, position, now)
  return minuteMs
}

async function open({ owner, world }: Stage, company: ModelCompany, isWelder: boolean, now: Date) {
  const no = await world.opens({ company_no: company.no, title: isWelder ? 'Saldatore' : 'Cuoco' }, now)
  const fresh = { isOpen: true, isDiscarded: false, isMatched: false, isAlerted: false, isTold: false }
  const id = await positionIdOf(owner, no)
  return { no, id, company, isWelder, firstSeen: now.getTime(), status: 'notSeen' as const, ...fresh }
}

type OfCompany = 'view' | 'save' | 'unsave' | 'exclude' | 'include'

const isOfCompany = (act: string): act is OfCompany => ['view', 'save', 'unsave', 'exclude', 'include'].includes(act)

async function ofCompany({ api, viewer }: Stage, act: OfCompany, company: ModelCompany, now: Date): Promise<void> {
  const companyID = company.id
  if (act === 'exclude' || act === 'include') {
    company.isExcluded = act === 'exclude'
    await excludeCompany(api, viewer, { companyID, excluded: company.isExcluded }, now)
  } else if (act === 'view') {
    const { newPositions } = await readCompany(api, viewer, companyID, now)
    if (newPositions !== 0) throw new Error('a company that is being viewed has nothing new')
    company.viewedAt = now.getTime()
  } else {
    const saved = act === 'save'
    await saveCompany(api, viewer, { companyID, saved }, now)
    if (saved && !company.isSaved) company.viewedAt = now.getTime()
    company.isSaved = saved
  }
}

async function ofPosition(
  { api, world, viewer }: Stage,
  act: CountsStep['act'],
  position: ModelPosition,
  now: Date,
): Promise<void> {
  const { no, id } = position
  if (act === 'close') {
    if (position.isOpen) await world.happens(no, 'closed', now)
    position.isOpen = false
  } else if (act === 'discard' || act === 'restore') {
    position.isDiscarded = act === 'discard'
    await discardPositions(api, viewer, { positionIDs: [id], discarded: position.isDiscarded }, now)
  } else {
    const status = act === 'seen' || act === 'contacted' ? act : 'notSeen'
    await setMark(api, viewer, { positionID: id, status }, now)
    position.status = status
  }
}
