import type { listLicences as listLicencesCall } from '@vedetta/contracts/customers/licences'
import type { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { selectOwnLicences } from './licence-summary.queries.ts'
import { selectBilledLicences } from './payer.queries.ts'
import { selectSeatTerms } from './seat.queries.ts'

type Licences = z.input<(typeof listLicencesCall)['output']>

/** The licence of the viewer's seat, and those that they administer, manage or pay for. */
export async function listLicences(db: Db, { userId, seat }: Viewer, now: Date): Promise<Licences> {
  const administered = await selectOwnLicences(db, userId, now)
  return {
    own: seat && {
      tier: seat.tier,
      licenceID: seat.licenceId,
      expiresAt: seat.expiresAt.toISOString(),
      code: null,
      ...(await selectSeatTerms(db, seat.seatNo)),
    },
    administered: administered.map(({ summary }) => summary),
    billed: await selectBilledLicences(db, userId, now),
  }
}
