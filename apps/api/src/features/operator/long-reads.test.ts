import { listAudit } from '@vedetta/contracts/operator/audit'
import { getQueues } from '@vedetta/contracts/operator/queues'
import { budgets } from '@vedetta/core/platform/limits/budgets'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { ApiContext } from '../../api-context.ts'
import { operatorAuditRoutes } from './audit.routes.ts'
import { operatorQueueRoutes } from './queue.routes.ts'

test('the queues’ counts and the audit have the deadline of what reads many rows', () => {
  const app = Fastify()
  const deadlines = new Map<string, number | undefined>()
  app.addHook('onRoute', ({ url, config }) => {
    deadlines.set(url, config?.deadlineMs)
  })
  const context = {} as ApiContext
  operatorQueueRoutes(app, context, {} as Parameters<typeof operatorQueueRoutes>[2])
  operatorAuditRoutes(app, context)
  for (const { path } of [getQueues, listAudit]) expect(deadlines.get(path)).toBe(budgets.longRequest)
})
