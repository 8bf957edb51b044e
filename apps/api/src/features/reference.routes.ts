import * as calls from '@vedetta/contracts/search/reference'
import { selectAtecoCode, selectDivisions, suggestAteco } from '@vedetta/core/companies/reference/ateco.queries'
import { municipalityByIstat, suggestMunicipalities } from '@vedetta/reference/municipalities'
import { provinces, regions } from '@vedetta/reference/territories'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

const suggestions = 8

export function referenceRoutes(api: FastifyInstance, { db }: Pick<ApiContext, 'db'>): void {
  registerCall(api, calls.findMunicipalities, (input) => {
    if ('q' in input) return { municipalities: suggestMunicipalities(input.q, suggestions) }
    const town = municipalityByIstat(input.istat)
    return { municipalities: town ? [town] : [] }
  })
  registerCall(api, calls.listTerritories, () => ({ regions: [...regions()], provinces: [...provinces()] }))
  registerCall(api, calls.listAtecoDivisions, async () => ({ divisions: await selectDivisions(db) }))
  registerCall(api, calls.findAteco, async (input) => ({
    codes: 'q' in input ? await suggestAteco(db, input.q, suggestions) : await selectAtecoCode(db, input.code),
  }))
}
