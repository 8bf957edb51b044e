import { fillWatch } from './busy-watch.ts'
import { makePerson, makeRecruiter } from './cast.ts'
import { open, type Visit } from './screens.ts'

/** The screens of who runs the platform. */
export const operatorVisits: Record<string, Visit> = {
  'an operator': {
    become: async (db, fields) => {
      await fillWatch(db)
      return makePerson(db, { ...fields, is_operator: true })
    },
    widths: { always: [1440, 390], pictured: [1440, 1024, 390] },
    screens: { watch: open('/operator/watch', 'watch.crowded.title') },
  },
  'who is no operator': {
    become: makeRecruiter,
    screens: { 'operator-required': open('/operator/watch', 'session.operatorRequired') },
  },
}
