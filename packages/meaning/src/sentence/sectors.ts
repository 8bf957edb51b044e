import type { sectors } from '@vedetta/contracts/facts/sectors'
import { matchPhrase, type PhraseTable, phraseKey, phrasesOf, phraseTable, wordSet } from './phrases.ts'
import { isFree, isJoined, keyAt, mark, markPhrases, type Sentence } from './reading.ts'
import { industrySectors, type SectorWords } from './words/sector-words-industry.ts'
import { peopleSectors } from './words/sector-words-people.ts'
import { serviceSectors } from './words/sector-words-services.ts'

type Sector = keyof typeof sectors

const words: Readonly<Record<Sector, SectorWords>> = { ...industrySectors, ...serviceSectors, ...peopleSectors }

/** Kinds of companies that are also people who do the work: a sector only where something says so. */
const alsoRoles = new Set(
  phrasesOf(`
    broker | notai | dentisti | commercialisti | parrucchieri | barbieri | estetiste | calzolai
    consulenti del lavoro | recruiters | head hunter | head hunters | headhunter | headhunters | printers
    corriere | corrieri | couriers | spedizionieri | impiantisti | gommisti | distributori | installatori
    quadristi | stampisti | serramentisti in legno | marmisti | jewellers | solicitors | autotrasportatori
    amministratori di condominio | estate agents | autoriparatori | concessionari | arredatori | builders
    ottici | grossista | grossisti | importatori | editori | comuni | regioni | radio | tv | ced | caf | cra
    pa | p.a. | nido | bar | stampi | officine | magazzini | porti | comunita | confezioni | grafiche
    ceramiche | forge | ferramenta | cave | mines | mense | cantine | cantieri | contractors | ports
    government | councils | agency | agenzia | scuola | hotel | catering | discount | outlet | associazione
    school | hospital | bank | shops | stores | bars | staffing | macchine utensili | macchine automatiche
    macchine agricole | macchine per imballaggio | macchine da imballaggio | lavorazioni meccaniche | residence
    hospice | zoo | cinema multisala | casinos | esco | oem | sim | ets | care | warehouses | camping
  `).map(phraseKey),
)

/** Too many other meanings to be a sector without a word that says so. */
const cueOnly = wordSet(`
  auto car cars it web design news music care tax law power space motor train water wind oil pasta vino vini
  olio birra caffe arte giochi pietra ferro acqua ambiente health stone gas pelle carta stampa radio tv comuni
  regioni pesca volo moto legali public pubblico pubblica mobile mobility arts digital digitale internet
  computer tech ricerca research travel
`)

/** Kinds of companies of one word: "fonderie", "hotel". */
export const companyKindWords: ReadonlySet<string> = new Set(
  Object.values(words)
    .flatMap(({ kinds }) => phrasesOf(kinds).map(phraseKey))
    .filter((kind) => !kind.includes(' ')),
)

type Found = { readonly sector: Sector; readonly isKind: boolean }

const table: PhraseTable<Found> = phraseTable(
  (Object.entries(words) as [Sector, SectorWords][]).flatMap(([sector, { kinds, fields }]) => [
    ...phrasesOf(kinds).map((phrase) => [phrase, { sector, isKind: !alsoRoles.has(phraseKey(phrase)) }] as const),
    ...phrasesOf(fields).map((phrase) => [phrase, { sector, isKind: false }] as const),
  ]),
)

/** Before the name of a trade: it is a sector. */
const cuesBefore = new Set(
  phrasesOf(`
    settore | settori | ambito | comparto | industria | industrie | mondo | campo | aziende | azienda | imprese
    impresa | ditte | ditta | societa | realta | pmi | gruppi | gruppo | multinazionali | multinazionale
    stabilimenti | stabilimento | fabbriche | fabbrica | producono | produce | costruiscono | costruisce | fanno
    lavorano | vendono | producing | making | sector | industry | sectors | industries | cooperative | business
    produttori | produttrici | manufacturers | companies | company | firms | firm | presso | sme | smes
    startup | studi | studio | negozi | filiera
  `).map(phraseKey),
)
const cuesAfter = new Set(
  phrasesOf(
    `
      companies | company | firms | firm | manufacturers | manufacturer | producers | producer | sector
      industry | industries | business | businesses | plants | factories | factory | groups | group | startups
      field | shops | makers | employers | settore | organisations
    `,
  ).map(phraseKey),
)
/** "laurea in ingegneria" is no sector. */
const studied = wordSet(
  'laurea laureato laureata laureati laureate neolaureato neolaureata neolaureati neolaureate diploma diplomato diplomata degree master studi bachelor phd dottorato',
)

/** Between a cue and its trade, and cues by themselves where the trade follows directly. */
const links = wordSet('di del della dell dei delle degli nel nella nell nei nelle negli the of in d e industriale a')
const inWords = wordSet('in nel nella nell nei nelle negli per for presso dal dalla')
const joins = new Set(['e', 'o', 'and', 'or', 'ed', 'od', 'oppure'])

/** Agencies before anything else: "agenzie interinali" says no contract. */
export function readAgencies(sentence: Sentence): void {
  markPhrases(sentence, agencies, () => ({ field: 'sectors', values: ['staffing_hr'] }))
}

const agencies = phraseTable(
  phrasesOf(peopleSectors.staffing_hr.kinds)
    .filter((phrase) => phrase.includes(' '))
    .map((phrase) => [phrase, true] as const),
)

export function readSectors(sentence: Sentence): void {
  const { tokens } = sentence
  const free = isFree(sentence)
  let listTo = -1
  for (let at = 0; at < tokens.length; at += 1) {
    const found = free(at) ? matchPhrase(table, tokens, at, free) : undefined
    if (!found) continue
    if (found.to === at + 1 && cueOnly.has(keyAt(sentence, at)) && cueAt(sentence, at, found.to) !== 'sure') continue
    if (isStudied(sentence, at)) continue
    const isListed = listTo >= 0 && isNextOf(sentence, listTo, at)
    const cue = isListed ? 'sure' : cueAt(sentence, at, found.to)
    const to =
      cuesAfter.has(keyAt(sentence, found.to)) && tokens[found.to]?.gap !== 'break' && free(found.to)
        ? found.to + 1
        : found.to
    const { sector, isKind } = found.value
    const isLong = found.to - at > 1
    mark(
      sentence,
      at,
      to,
      { field: 'sectors', values: [sector] },
      {
        isSure: cue === 'sure' || (isKind && isLong),
        isLoose: cue === undefined,
        needsOwnPlace: cue === undefined && !isKind,
      },
    )
    if (cue !== undefined) listTo = to
    at = to - 1
  }
}

/** "neolaureati in ingegneria". */
function isStudied(sentence: Sentence, at: number): boolean {
  const before = keyAt(sentence, at - 1) === 'in' ? at - 1 : at
  return (
    isJoined(sentence, at) &&
    isJoined(sentence, before) &&
    /^neo/.test(keyAt(sentence, before - 1)) &&
    studied.has(keyAt(sentence, before - 1))
  )
}

/** "aziende chimiche o farmaceutiche", "settori moda, arredo". */
function isNextOf(sentence: Sentence, listTo: number, at: number): boolean {
  if (at === listTo) return /^\s*[/,]\s*$/.test(sentence.tokens[at]?.marks ?? '')
  return at === listTo + 1 && joins.has(keyAt(sentence, listTo)) && sentence.tokens[at]?.gap !== 'break'
}

/** "aziende bresciane metalmeccaniche". */
const isArea = ({ readings }: Sentence, at: number) =>
  ['provinces', 'regions'].includes(readings[at]?.said.field ?? '') && readings[at]?.to === at + 1

function cueAt(sentence: Sentence, at: number, to: number): 'sure' | 'in' | undefined {
  const { tokens } = sentence
  if (tokens[to]?.gap !== 'break' && cuesAfter.has(keyAt(sentence, to))) return 'sure'
  if (tokens[at]?.gap === 'break')
    return /^\s*:\s*$/.test(tokens[at]?.marks ?? '') && cuesBefore.has(keyAt(sentence, at - 1)) ? 'sure' : undefined
  let before = at - 1
  const isPassed = (index: number) => links.has(keyAt(sentence, index)) || isArea(sentence, index)
  while (before > 0 && isPassed(before) && tokens[before]?.gap !== 'break') before -= 1
  if (cuesBefore.has(keyAt(sentence, before))) return 'sure'
  const said = sentence.readings[before]?.said
  if (before === at - 1 && said?.field === 'employees') return 'sure'
  return inWords.has(keyAt(sentence, at - 1)) && !studied.has(keyAt(sentence, at - 2)) ? 'in' : undefined
}
