import {
  isDoubt,
  isSureReading,
  maxReadingReasons,
  type ReadingDoubt,
  type ReadingReason,
  type ReadingSupport,
} from '@vedetta/contracts/positions/position-reading'
import { type FactName, type FactNumbers, factOf } from './candidate-facts.ts'
import type { InputName, Score } from './scorer.ts'

/** What the inputs of the scorer are about, and what each tells a person where it counts for or against a position. */
const subjects = {
  above: { support: 'announced', doubt: 'not_announced' },
  title: { support: 'title', doubt: 'unusual_title' },
  text: { support: 'advert_text', doubt: 'unlike_advert' },
  details: { support: 'advert_text', doubt: 'no_details' },
  requirements: { support: 'requirements', doubt: 'no_details' },
  application: { support: 'application', doubt: 'no_details' },
  place: { support: 'place', doubt: 'no_details' },
  terms: { support: 'terms', doubt: 'no_details' },
  date: { support: 'dated', doubt: 'no_details' },
  ownPage: { support: 'own_page', doubt: 'no_details' },
  list: { support: 'siblings', doubt: 'unlike_list' },
  page: { support: 'careers_page', doubt: 'outside_careers' },
  closing: { support: 'advert_text', doubt: 'maybe_closed' },
} as const satisfies Record<string, { support: ReadingSupport; doubt: ReadingDoubt }>

type Subject = keyof typeof subjects

/** Of a candidate that stands alone, the facts of its group are its own. */
type OfGroup = { readonly alone: Subject }

const subjectOf = {
  words_title: 'title',
  words_above: 'above',
  words_block: 'text',
  words_page: 'page',
  words_site: 'page',
  groupWords_title: { alone: 'title' },
  groupWords_above: 'above',
  groupWords_block: { alone: 'text' },
  groupWords_page: 'page',
  groupWords_site: 'page',
  isRole: 'title',
  isUnlikely: 'title',
  titleWords: 'title',
  titleLength: 'title',
  isShouted: 'title',
  hasDigit: 'title',
  titleSigns: 'title',
  isPart: 'title',
  isSpontaneous: 'text',
  blockSpontaneous: 'text',
  isPromising: 'above',
  isNews: 'text',
  belowRole: 'text',
  aboutPerson: 'text',
  hasRest: 'details',
  givenName: 'title',
  timesOnPage: 'title',
  isHeading: 'text',
  isAccordion: 'text',
  isBold: 'text',
  isLink: 'text',
  isItem: 'text',
  level: 'text',
  lineShare: 'text',
  signRequirements: 'requirements',
  signApply: 'application',
  signPlace: 'place',
  signContract: 'terms',
  signDate: 'date',
  signReference: 'date',
  signPage: 'ownPage',
  signs: 'details',
  isSeeking: 'above',
  seeksInTitle: 'above',
  blockLength: 'details',
  blockLines: 'details',
  isFlat: 'text',
  isLinked: 'text',
  isElsewhere: 'text',
  inAside: 'text',
  inForm: 'text',
  isControl: 'text',
  inChrome: 'text',
  nonAdvert: 'text',
  isClosed: 'closing',
  nothingOpen: 'closing',
  groupSize: { alone: 'text' },
  groupRoles: { alone: 'title' },
  alikeSize: { alone: 'text' },
  alikeRoles: { alone: 'title' },
  alikeGroups: { alone: 'text' },
  groupUnlikely: { alone: 'title' },
  groupRequirements: { alone: 'requirements' },
  groupApply: { alone: 'application' },
  groupPlace: { alone: 'place' },
  groupContract: { alone: 'terms' },
  groupDate: { alone: 'date' },
  groupReference: { alone: 'date' },
  groupPage: { alone: 'ownPage' },
  groupSeeking: { alone: 'above' },
  groupLength: { alone: 'text' },
  groupSpread: { alone: 'text' },
  groupTitleLength: { alone: 'title' },
  groupDistinct: { alone: 'title' },
  headingAnnounces: 'above',
  headingCareers: 'above',
  headingUsual: 'above',
  headingCloses: 'closing',
  headingPart: 'text',
  leadAnnounces: 'above',
  leadUsual: 'above',
  overAnnounces: 'above',
  overCareers: 'above',
  linesOpen: 'above',
  linesUsual: 'above',
  linesCourses: 'text',
  distance: 'above',
  headingLevel: 'text',
  onHome: 'page',
  onCareers: 'page',
  onDetail: 'ownPage',
  onPost: 'page',
  pageCareers: 'page',
  pathCareers: 'page',
  pageLines: 'page',
  pageLinks: 'page',
  pageForms: 'page',
  pageSelects: 'page',
  pageRoles: 'page',
  pageRoleShare: 'page',
  pageSeeks: 'page',
  pageApplies: 'page',
  isDetail: 'ownPage',
  isNotice: 'text',
  isTable: 'text',
  isPdf: 'text',
  isData: 'text',
  isListed: 'ownPage',
} as const satisfies Record<InputName, Subject | OfGroup>

const anyOf =
  (...names: FactName[]) =>
  (numbers: FactNumbers) =>
    names.some((name) => factOf(numbers, name) > 0)

const isAnnounced = anyOf(
  'headingAnnounces',
  'leadAnnounces',
  'overAnnounces',
  'headingCareers',
  'overCareers',
  'linesOpen',
  'isSeeking',
  'seeksInTitle',
)
const isOnCareersPage = anyOf('onCareers', 'pageCareers', 'pathCareers')
const isInGroup = (numbers: FactNumbers) => factOf(numbers, 'groupSize') > 1

/** The signs of an advert that a person finds on the page, which say more than "like an advert". */
const signs = {
  requirements: anyOf('signRequirements'),
  application: anyOf('signApply'),
  place: anyOf('signPlace'),
  terms: anyOf('signContract'),
  dated: anyOf('signDate', 'signReference'),
} as const satisfies Partial<Record<ReadingSupport, (numbers: FactNumbers) => boolean>>

const signNames = Object.keys(signs) as (keyof typeof signs)[]

/** Whether a reason is true of the page, whichever way the trees weighed it. */
const isTrue: Record<ReadingReason, (numbers: FactNumbers) => boolean> = {
  ...signs,
  published_data: () => false,
  announced: isAnnounced,
  title: () => true,
  advert_text: () => true,
  own_page: anyOf('isDetail', 'onDetail', 'signPage'),
  siblings: isInGroup,
  careers_page: isOnCareersPage,
  not_announced: (numbers) => !isAnnounced(numbers),
  unusual_title: (numbers) => factOf(numbers, 'isRole') === 0,
  no_details: (numbers) => factOf(numbers, 'signs') <= 1,
  unlike_advert: () => true,
  unlike_list: isInGroup,
  outside_careers: (numbers) => !isOnCareersPage(numbers),
  maybe_closed: anyOf('isClosed', 'nothingOpen', 'headingCloses'),
  few_signs: () => true,
}

/** A score in words for a person: doubts first where it is unsure, and nothing that isn't so. */
export function explainScore({ confidence, reasons }: Score, numbers: FactNumbers): ReadingReason[] {
  const weights = new Map<ReadingReason, number>()
  const add = (reason: ReadingReason, weight: number) => weights.set(reason, (weights.get(reason) ?? 0) + weight)
  for (const { fact, weight } of reasons) {
    const subject = subjects[ownSubject(fact, numbers)]
    for (const [reason, share] of told(weight > 0 ? subject.support : subject.doubt, numbers))
      add(reason, share * Math.abs(weight))
  }
  const ranked = [...weights].sort(([, one], [, other]) => other - one).map(([reason]) => reason)
  const supports = ranked.filter((reason) => !isDoubt(reason))
  if (isSureReading(confidence)) return supports.slice(0, maxReadingReasons)
  const doubts = ranked.filter(isDoubt).slice(0, maxReadingReasons - 1)
  return [...(doubts.length > 0 ? doubts : (['few_signs'] as const)), ...supports].slice(0, maxReadingReasons)
}

function ownSubject(fact: InputName, numbers: FactNumbers): Subject {
  const subject: Subject | OfGroup = subjectOf[fact]
  if (typeof subject === 'string') return subject
  return isInGroup(numbers) ? 'list' : subject.alone
}

/** What a person is told for a reason, each with its share: the signs that are there in place of the impression they make. */
function told(reason: ReadingReason, numbers: FactNumbers): [ReadingReason, number][] {
  const found = reason === 'advert_text' ? signNames.filter((name) => signs[name](numbers)) : []
  if (found.length > 0) return found.map((name) => [name, 1 / found.length])
  return isTrue[reason](numbers) ? [[reason, 1]] : []
}
