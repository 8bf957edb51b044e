import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { accountOperations } from './account.operations.ts'
import { answerProblems } from './answer-problems.ts'
import { companyOperations } from './company.operations.ts'
import { contactOperations } from './contact.operations.ts'
import { describePublicApi } from './describe-public-api.ts'
import { sendEntityTags } from './entity-tags.ts'
import { exportOperations } from './export.operations.ts'
import { filterOperations } from './filter.operations.ts'
import { markOperations } from './mark.operations.ts'
import { positionOperations } from './position.operations.ts'

/** The public API below `v1Prefix`, for programs that send a key. */
export async function publicApi(v1: FastifyInstance, context: ApiContext): Promise<void> {
  v1.decorate('operations', [])
  v1.decorateRequest('apiCaller', null)
  answerProblems(v1, context.publicUrl)
  sendEntityTags(v1)
  accountOperations(v1, context)
  positionOperations(v1, context)
  markOperations(v1, context)
  companyOperations(v1, context)
  contactOperations(v1, context)
  filterOperations(v1, context)
  exportOperations(v1, context)
  await describePublicApi(v1, context.publicUrl)
}
