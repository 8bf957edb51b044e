import { routes } from './routes.ts'

/** The parameter of an address that opens a position with the question whether it was contacted. */
export const askParameter = 'ask'
export const askContacted = 'contacted'

/** Addresses of the inbox that mails and other screens link to. Opening one changes nothing. */
export const inboxLinks = {
  filters: `${routes.positions}?tab=filters`,
  /** The results of a saved filter, whose criteria the screen looks up. */
  filter: (filterId: string) => `${routes.positions}?filter=${filterId}`,
  position: (positionId: string) => `${routes.positions}?position=${positionId}`,
  askContacted: (positionId: string) => `${routes.positions}?position=${positionId}&${askParameter}=${askContacted}`,
} as const
