import * as calls from '@vedetta/contracts/reference'
import type { Deps } from '@vedetta/core/deps'
import { selectAtecoCode, selectDivisions, suggestAteco } from '@vedetta/core/reference/ateco.queries'
import { municipalityByIstat, suggestMunicipalities } from '@vedetta/reference/municipalities'
import { provinces, regions } from '@vedetta/reference/territories'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'

const suggestions = 8

export function referenceRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  answerCall(app, calls.findMunicipalities, (input) => {
    if ('q' in input) return { municipalities: suggestMunicipalities(input.q, suggestions) }
    const town = municipalityByIstat(input.istat)
    return { municipalities: town ? [town] : [] }
  })
  answerCall(app, calls.listTerritories, () => ({ regions: [...regions()], provinces: [...provinces()] }))
  answerCall(app, calls.listAtecoDivisions, async () => ({ divisions: await selectDivisions(db) }))
  answerCall(app, calls.findAteco, async (input) => ({
    codes: 'q' in input ? await suggestAteco(db, input.q, suggestions) : await selectAtecoCode(db, input.code),
  }))
}
