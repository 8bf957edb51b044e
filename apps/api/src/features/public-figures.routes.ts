import * as calls from '@vedetta/contracts/public-figures'
import { type Limits, networkOf } from '@vedetta/core/limits'
import type { PublicFiguresReader } from '@vedetta/core/market/public-figures'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'

export function publicFiguresRoutes(app: FastifyInstance, figures: PublicFiguresReader, limits: Limits): void {
  answerCall(app, calls.searchPublic, async (input, _viewer, _signal, { request }) => {
    await limits.consume('publicSearchesOfAddress', networkOf(request.ip))
    return figures.search(input)
  })
  answerCall(app, calls.getMap, async (input, _viewer, _signal, { request }) => {
    await limits.consume('mapsOfAddress', networkOf(request.ip))
    return figures.map(input)
  })
}
