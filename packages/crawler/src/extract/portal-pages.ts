import { fromWordStart } from '../lexicon/compile-terms.ts'
import { publishingInvitations } from '../lexicon/portals.ts'
import { oncePerPage } from '../page/once-per-page.ts'
import { pageLines } from './page-lines.ts'

const invitation = fromWordStart(publishingInvitations, 'iu')
/** An invitation is a link or a button, or a sentence beside one. */
const maxInvitation = 120

/** Whether a page invites employers to publish their adverts: those it lists are not the company’s own. */
export const isPortalPage = oncePerPage((page): boolean =>
  pageLines(page).lines.some(({ text }) => text.length <= maxInvitation && invitation.test(text)),
)
