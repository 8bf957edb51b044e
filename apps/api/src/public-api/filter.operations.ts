import * as operations from '@vedetta/contracts/public-api/filter'
import { deleteFilter } from '@vedetta/core/inbox/saved/delete-filter'
import { saveFilter } from '@vedetta/core/inbox/saved/save-filter'
import { publicFilter } from '@vedetta/core/outward/public-api/public-filter'
import type { SeatedViewer } from '@vedetta/core/platform/viewer'
import { selectFilters } from '@vedetta/core/search/filters/filters.queries'
import { findFilter } from '@vedetta/core/search/filters/find-filter'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { ApiContext } from '../api-context.ts'
import { answerOnce } from './answer-once.ts'
import { registerOperation } from './register-operation.ts'

type FilterToWrite = z.output<NonNullable<typeof operations.createPublicFilter.body>> & { readonly filterID?: string }

export function filterOperations(v1: FastifyInstance, context: ApiContext): void {
  const { db, clock } = context
  const read = async ({ userId }: SeatedViewer, filterId: string) =>
    publicFilter(await findFilter(db, userId, filterId))
  const save = async (viewer: SeatedViewer, { criteria, ...filter }: FilterToWrite) => {
    const { filterID } = await saveFilter(context, viewer, { ...criteria, ...filter }, clock())
    return read(viewer, filterID)
  }
  registerOperation(v1, context, operations.listPublicFilters, async (_input, { viewer: { userId } }) => ({
    filters: (await selectFilters(db, userId)).map(publicFilter),
  }))
  registerOperation(v1, context, operations.createPublicFilter, ({ body }, caller, _request, reply) =>
    answerOnce(context, { operation: operations.createPublicFilter, caller, reply }, () => save(caller.viewer, body)),
  )
  registerOperation(v1, context, operations.getPublicFilter, ({ params: { filterID } }, { viewer }) =>
    read(viewer, filterID),
  )
  registerOperation(v1, context, operations.replacePublicFilter, ({ params, body }, { viewer }) =>
    save(viewer, { ...body, ...params }),
  )
  registerOperation(v1, context, operations.deletePublicFilter, async ({ params: { filterID } }, { viewer }) => {
    await deleteFilter(db, viewer, filterID)
    return undefined
  })
}
