import { findMunicipalities, listTerritories } from '@vedetta/contracts/reference'
import { municipalityByIstat, suggestMunicipalities } from '@vedetta/reference/municipalities'
import { provinces, regions } from '@vedetta/reference/territories'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'

const suggestions = 8

export function referenceRoutes(app: FastifyInstance): void {
  answerCall(app, findMunicipalities, (input) => {
    if ('q' in input) return { municipalities: suggestMunicipalities(input.q, suggestions) }
    const town = municipalityByIstat(input.istat)
    return { municipalities: town ? [town] : [] }
  })
  answerCall(app, listTerritories, () => ({ regions: [...regions()], provinces: [...provinces()] }))
}
