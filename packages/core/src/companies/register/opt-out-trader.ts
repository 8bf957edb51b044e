import { isVatNumber } from '@vedetta/reference/vat-number'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { noteReceivers } from '../../privacy/erasure/note-receivers.queries.ts'
import { optOut } from '../sources/opt-out.ts'
import { soleTrader } from './file/legal-form.ts'
import {
  deleteCompany,
  insertRegisterOptOut,
  lockTrader,
  selectContactNos,
  selectOwnHosts,
} from './opt-out-trader.queries.ts'

/**
 * Opts a sole trader out by their VAT number: the company, whose data in the register are a person's, is deleted with all that refers to
 * it, its own sites opt out, and no import brings it back. Whoever received its contacts is told. Returns whether it was here.
 */
export async function optOutTrader(db: Db, vat: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const company = await lockTrader(tx, vat)
    if (company !== undefined && company.legalForm !== soleTrader) throw new AppError('not_a_sole_trader')
    await insertRegisterOptOut(tx, vat, now)
    if (company === undefined) return false
    const { companyNo } = company
    for (const host of await selectOwnHosts(tx, companyNo))
      await optOut(tx, { host, reason: 'A sole trader opted out' }, now)
    await noteReceivers(tx, await selectContactNos(tx, companyNo), 'erased', now)
    await deleteCompany(tx, companyNo)
    return true
  })
}

/** From the command line, where the number may be written with its country or with spaces. */
export function optOutTraderByCommand(db: Db, written: string, now: Date): Promise<boolean> {
  const vat = written.replace(/^IT|[\s.]/gi, '')
  if (!isVatNumber(vat)) throw new AppError('invalid_vat_number')
  return inTransaction(db, async (tx) => {
    const wasHere = await optOutTrader(tx, vat, now)
    await recordAct(tx, 'trader_opted_out', { actorId: null, subject: vat, details: { by: 'command line' } })
    return wasHere
  })
}
