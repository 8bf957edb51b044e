import type { PositionHead } from '@vedetta/contracts/public-api/position'
import * as operations from '@vedetta/contracts/public-api/position-operations'
import type { ApiCaller } from '@vedetta/core/customers/api-keys/api-caller'
import { selectHead } from '@vedetta/core/outward/public-api/changes.queries'
import { deliverPositions } from '@vedetta/core/outward/public-api/deliver-positions'
import { listChanges } from '@vedetta/core/outward/public-api/list-changes'
import { searchPublicPositions } from '@vedetta/core/outward/public-api/search-public-positions'
import { AppError } from '@vedetta/core/platform/app-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { languageOf, ProblemError } from '../problem.ts'
import { registerOperation } from './register-operation.ts'
import { withFields } from './with-fields.ts'

export function positionOperations(v1: FastifyInstance, context: ApiContext): void {
  const { db, clock } = context

  registerOperation(v1, context, operations.searchPublicPositions, async ({ body }, { viewer }) => {
    const { fields, ...asked } = body
    const { positions, ...found } = await searchPublicPositions(context, viewer, asked, clock())
    const rows = positions.map(({ matches: _, foundBy: __, distanceKm: ___, ...row }) =>
      withFields(row, 'positionID', fields),
    )
    return { ...found, positions: rows }
  })

  registerOperation(v1, context, operations.getPublicPosition, async ({ params, query }, caller, request) => {
    const wanted = [params.positionID]
    const headsOf = async () => [await selectHead(db, params.positionID)].flatMap((head) => head ?? [])
    const [position] = await deliver(readerOf(caller, request), wanted, headsOf)
    if (!position) throw new AppError('unknown_position')
    return withFields(position, 'positionID', query.fields)
  })

  registerOperation(v1, context, operations.listPublicChanges, async ({ query }, caller, request) => {
    const { since, include, fields } = query
    const wantsPositions = include === 'positions'
    const limit = wantsPositions ? Math.min(query.limit, operations.maxDelivered) : query.limit
    const { heads, ...paging } = await listChanges(db, since, limit)
    const answer = { changes: heads, positions: null, ...paging }
    if (!wantsPositions) return answer
    const wanted = heads.map(({ positionID }) => positionID)
    const positions = await deliver(readerOf(caller, request), wanted, async () => heads)
    return { ...answer, positions: positions.map((position) => withFields(position, 'positionID', fields)) }
  })

  async function deliver(
    reader: Parameters<typeof deliverPositions>[1],
    wanted: readonly string[],
    headsOf: () => Promise<PositionHead[]>,
  ) {
    try {
      return await deliverPositions(context, reader, wanted, clock())
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'credits_used_up')) throw error
      throw new ProblemError('credits_used_up', { heads: await headsOf() })
    }
  }
}

function readerOf({ keyId, viewer: { userId, seat } }: ApiCaller, { headers }: FastifyRequest) {
  return { userId, keyId, licenceNo: seat.licenceNo, language: languageOf(headers['accept-language']) }
}
