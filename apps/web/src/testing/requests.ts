import { listRequests, type WaitingRequest } from '@vedetta/contracts/operations/requests'
import type { z } from 'zod'
import { answer } from './api.ts'
import { uuidOf } from './saved.ts'

export function makeRequest(number: number, change: Partial<WaitingRequest> = {}): WaitingRequest {
  return {
    requestID: uuidOf(number),
    kind: 'missing_company',
    madeAt: '2026-11-16T08:00:00Z',
    dueAt: null,
    by: 'giulia.bianchi@agenzia.example',
    subject: { name: `Officine ${number}`, companyID: null, positionID: null },
    url: null,
    reason: null,
    sender: null,
    answer: null,
    ...change,
  }
}

export function answerRequests(
  requests: WaitingRequest[],
  change: Partial<z.input<typeof listRequests.output>> = {},
  onCall?: (input: unknown) => unknown,
) {
  const waiting = { missing_company: requests.length }
  return answer(listRequests, { requests, total: requests.length, page: 1, waiting, ...change }, onCall)
}
