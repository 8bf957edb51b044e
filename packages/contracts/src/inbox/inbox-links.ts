import { routes } from '../calls/routes.ts'

/** The parameter of an address that opens a position with the question whether it was contacted. */
export const askParameter = 'ask'
export const askContacted = 'contacted'

/** The parameter of an address that opens a saved filter from an alert, whose number it is. */
export const alertParameter = 'alert'

/** Addresses of the inbox that mails and other screens link to. Opening one changes nothing. */
export const inboxLinks = {
  filters: `${routes.positions}?tab=filters`,
  /** The results of a saved filter, whose criteria the screen looks up, from an alert that it raised: that search is free. */
  filterOfAlert: (filterId: string, alertNo: number) =>
    `${routes.positions}?filter=${filterId}&${alertParameter}=${alertNo}`,
  position: (positionId: string) => `${routes.positions}?position=${positionId}`,
  askContacted: (positionId: string) => `${routes.positions}?position=${positionId}&${askParameter}=${askContacted}`,
} as const
