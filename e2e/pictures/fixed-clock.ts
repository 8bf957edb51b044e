import { mock } from 'node:test'

/** The moment of every picture: a morning on the last day of the made-up data of `start-stack.ts`. */
export const pictureTime = new Date('2026-11-14T09:12:00+01:00')

mock.timers.enable({ apis: ['Date'], now: pictureTime })
