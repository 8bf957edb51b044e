/** What is known of a candidate in numbers; what is not is 0. */
export const factNames = [
  'isRole',
  'isUnlikely',
  'titleWords',
  'titleLength',
  'isShouted',
  'hasDigit',
  'titleSigns',
  'isPart',
  'isSpontaneous',
  'isNews',
  'hasRest',
  'givenName',
  'timesOnPage',
  'heading',
  'accordion',
  'bold',
  'link',
  'item',
  'level',
  'place',
  'sign_requirements',
  'sign_apply',
  'sign_place',
  'sign_contract',
  'sign_date',
  'sign_reference',
  'sign_page',
  'signs',
  'isSeeking',
  'seeksInTitle',
  'blockLength',
  'blockLines',
  'isFlat',
  'isLinked',
  'isElsewhere',
  'inAside',
  'inForm',
  'isControl',
  'inChrome',
  'belowRole',
  'aboutPerson',
  'nonAdvert',
  'isClosed',
  'nothingOpen',
  'groupSize',
  'groupRoles',
  'alikeSize',
  'alikeRoles',
  'alikeGroups',
  'groupUnlikely',
  'group_requirements',
  'group_apply',
  'group_place',
  'group_contract',
  'group_date',
  'group_reference',
  'group_page',
  'groupSeeking',
  'groupLength',
  'groupSpread',
  'groupTitleLength',
  'groupDistinct',
  'headingAnnounces',
  'headingCareers',
  'headingUsual',
  'headingCloses',
  'headingPart',
  'leadAnnounces',
  'leadUsual',
  'overAnnounces',
  'overCareers',
  'linesOpen',
  'linesUsual',
  'linesCourses',
  'distance',
  'headingLevel',
  'onHome',
  'onCareers',
  'onDetail',
  'onPost',
  'pageCareers',
  'pathCareers',
  'pageLines',
  'pageLinks',
  'pageForms',
  'pageSelects',
  'pageRoles',
  'pageRoleShare',
  'pageSeeks',
  'pageApplies',
  'isDetail',
  'isNotice',
  'isTable',
  'isPdf',
  'isData',
  'isListed',
] as const

export type FactName = (typeof factNames)[number]

/** What is known only once a candidate's block has been read. */
export const blockFactNames = [
  'sign_requirements',
  'sign_apply',
  'sign_place',
  'sign_contract',
  'sign_date',
  'sign_reference',
  'sign_page',
  'signs',
  'isSeeking',
  'blockLength',
  'blockLines',
  'isFlat',
  'isElsewhere',
  'aboutPerson',
  'nonAdvert',
  'isClosed',
  'group_requirements',
  'group_apply',
  'group_place',
  'group_contract',
  'group_date',
  'group_reference',
  'group_page',
  'groupSeeking',
  'groupLength',
  'groupSpread',
] as const satisfies readonly FactName[]

/** Facts of blocks by name. */
export type BlockFacts = Partial<Record<(typeof blockFactNames)[number], number>>

/** Some facts by name, as they are stated. */
export type Facts = Partial<Record<FactName, number>>

/** Facts that are known before a block is read. */
export type EarlyFacts = Omit<Facts, keyof BlockFacts>

/** All facts of a candidate, each at its name's place in `factNames`. */
export type FactNumbers = Float64Array

const placeOf = Object.fromEntries(factNames.map((name, place) => [name, place])) as Record<FactName, number>

export function numbersOf(...stated: readonly Facts[]): FactNumbers {
  const numbers = new Float64Array(factNames.length)
  for (const facts of stated) setFacts(numbers, facts)
  return numbers
}

/** The facts that several candidates share, and further ones. */
export function withFacts(shared: FactNumbers, ...own: readonly Facts[]): FactNumbers {
  const numbers = shared.slice()
  for (const facts of own) setFacts(numbers, facts)
  return numbers
}

export const factOf = (numbers: FactNumbers, name: FactName): number => numbers[placeOf[name]] as number

function setFacts(numbers: FactNumbers, facts: Facts): void {
  for (const name in facts) numbers[placeOf[name as FactName]] = facts[name as FactName] as number
}

/** The words around a candidate, each from one place. */
export type CandidateTexts = Record<'title' | 'block' | 'heading' | 'lead' | 'over' | 'page' | 'path' | 'site', string>

export type CandidateFacts = { numbers: FactNumbers; texts: CandidateTexts }

export const numberOf = (isTrue: boolean | undefined): number => (isTrue ? 1 : 0)
