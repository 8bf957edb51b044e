import { expect, it } from 'vitest'
import { isNewsHeadline, isSpontaneousTitle } from './title-kinds.ts'

it.each(['Candidatura spontanea', 'Initiativbewerbung', 'Open application', 'Talent community'])(
  '"%s" invites without a post',
  (title) => expect(isSpontaneousTitle(title)).toBe(true),
)

it.each(['Saldatore', 'Addetto candidature', 'Talent acquisition specialist'])('"%s" names a post', (title) =>
  expect(isSpontaneousTitle(title)).toBe(false),
)

it.each(['Assunti cinque giovani', 'Come scegliere l’elettricista giusto', 'Il nostro mastro birraio va in pensione'])(
  '"%s" is a headline of news or of a guide',
  (title) => expect(isNewsHeadline(title)).toBe(true),
)

it('a trade is no headline', () => expect(isNewsHeadline('Guida turistica')).toBe(false))
