import type { Alert } from '@vedetta/contracts/notify/alert-list'
import { makePosition } from './api.ts'
import { uuidOf } from './saved.ts'

export function makeAlert(alertNo: number, change: Partial<Alert> = {}): Alert {
  return {
    alertNo,
    position: makePosition({ positionID: uuidOf(alertNo), name: `Saldatore ${alertNo}` }),
    closedAt: null,
    filters: [{ filterID: uuidOf(1), name: 'Saldatori bergamaschi' }],
    foundAt: '2026-11-16T07:00:00Z',
    isUnsure: false,
    isRead: true,
    ...change,
  }
}
