import { dayMs } from '@vedetta/contracts/text/durations'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FoundAdvert, KnownAdvert } from './compared-adverts.ts'
import { textKey, unshared } from './identity-keys.ts'
import { matchPositions } from './match-positions.ts'
import { hashOf } from './position-fields.ts'

const at = new Date('2026-11-15T08:00:00Z')
const daysAgo = (days: number) => new Date(at.getTime() - days * dayMs)

type Advert = {
  title: string
  town?: string | null
  url?: string | null
  reference?: string | null
  description?: string
  companyNo?: number
}

const fieldsOf = ({ title, town = '017029' }: Advert) => ({
  title,
  municipalities: town === null ? [] : [town],
  provinces: [],
  regions: [],
  contract: null,
})

function found(adverts: Advert[]): FoundAdvert[] {
  const texts = adverts.map((advert) => textKey(advert.companyNo ?? 1, fieldsOf(advert)))
  const keys = unshared(texts)
  return adverts.map((advert, index) => ({
    companyNo: advert.companyNo ?? 1,
    keys: { reference: advert.reference ?? null, url: advert.url ?? null, text: keys[index] ?? null },
    textKey: texts[index] ?? '',
    url: advert.url ?? 'x/list',
    fields: fieldsOf(advert),
    description: advert.description ?? '',
    descriptionHash: hashOf(advert.description ?? ''),
  }))
}

type Life = { closedAt?: Date; isElsewhere?: true }

/** Position numbers start at 1. */
function known(adverts: (Advert & Life)[]): KnownAdvert[] {
  return found(adverts).map((advert, index) => {
    const { closedAt = null, isElsewhere = false } = adverts[index] ?? {}
    const none = { reference: null, url: null, text: null }
    return {
      ...advert,
      positionNo: index + 1,
      closedAt,
      isShownHere: closedAt === null && !isElsewhere,
      keysHere: isElsewhere ? none : advert.keys,
      keysElsewhere: isElsewhere ? [advert.keys] : [],
      urls: [advert.url],
    }
  })
}

type Options = { hasTrustedReferences?: boolean }

function match(before: (Advert & Life)[], now: Advert[], { hasTrustedReferences = false }: Options = {}) {
  const sides = { found: found(now), known: known(before), hasTrustedReferences, at }
  return matchPositions(sides, (no) => before[no - 1]?.description ?? '')
}

const numbers = (...args: Parameters<typeof match>) => match(...args).map((one) => one?.positionNo ?? null)

const text =
  'Cerchiamo una persona per il reparto di saldatura: saldatura TIG di acciaio inox, lettura del disegno, controllo visivo dei cordoni. Offriamo contratto stabile e mensa.'
const otherText =
  'La risorsa inserita in officina programma torni a controllo numerico Fanuc, misura i pezzi, compila le schede di produzione e collabora con la qualità.'

describe('matchPositions recognises a position', () => {
  it('by its number on a board, whatever its title and place', () => {
    const before = [{ title: 'Saldatore', reference: 'a1', description: text }]
    const now = [{ title: 'Addetto reparto', reference: 'a1', town: '015146', description: otherText }]
    expect(numbers(before, now, { hasTrustedReferences: true })).toEqual([1])
    expect(numbers(before, now)).toEqual([null])
  })

  it('by its address, also retitled or reworded', () => {
    const before = [{ title: 'Saldatore', url: 'x/12', description: text }]
    expect(numbers(before, [{ title: 'Saldatore esperto', url: 'x/12', town: '015146' }])).toEqual([1])
    expect(numbers(before, [{ title: 'Saldatore', url: 'x/12', description: otherText }])).toEqual([1])
    expect(numbers(before, [{ title: 'Addetto al reparto', url: 'x/12', description: text }])).toEqual([1])
  })

  it('not by an address that now shows another position', () => {
    const before = [{ title: 'Saldatore', url: 'x/posizione', description: text }]
    expect(numbers(before, [{ title: 'Tornitore CNC', url: 'x/posizione', description: otherText }])).toEqual([null])
  })

  it('by title and place, also reworded', () => {
    expect(
      numbers([{ title: 'Saldatore', description: text }], [{ title: 'SALDATORE (m/f)', description: otherText }]),
    ).toEqual([1])
  })

  it('by its description, also retitled or moved', () => {
    const before = [{ title: 'Saldatore', description: text }]
    expect(numbers(before, [{ title: 'Saldatore con esperienza', description: text }])).toEqual([1])
    expect(numbers(before, [{ title: 'Saldatore', town: '015146', description: text }])).toEqual([1])
    expect(numbers(before, [{ title: 'Tornitore', description: otherText }])).toEqual([null])
  })

  it('without a description, also retitled or moved', () => {
    const before = [{ title: 'Saldatore' }, { title: 'Tornitore CNC' }]
    expect(numbers(before, [{ title: 'Saldatore con esperienza' }, { title: 'Tornitore CNC' }])).toEqual([1, 2])
    expect(numbers(before, [{ title: 'Saldatore', town: '015146' }, { title: 'Tornitore CNC' }])).toEqual([1, 2])
  })

  it('at another source of the same company, but not of another company', () => {
    const before = [{ title: 'Saldatore', url: 'site/12', description: text, isElsewhere: true as const }]
    expect(match(before, [{ title: 'Saldatore', url: 'board/9', description: text }])).toEqual([
      { positionNo: 1, isRenumbered: false },
    ])
    expect(numbers(before, [{ title: 'Saldatore TIG', reference: '9', description: text }])).toEqual([1])
    expect(numbers(before, [{ title: 'Saldatore', description: text, companyNo: 2 }])).toEqual([null])
  })
})

describe('matchPositions: a position published again', () => {
  const before = { title: 'Saldatore', url: 'x/12', description: text }
  const now = { title: 'Saldatore', url: 'x/34', description: `${text} Inserimento immediato.` }

  it('under another number is the same if its text is', () => {
    expect(match([before], [now])).toEqual([{ positionNo: 1, isRenumbered: true }])
    expect(numbers([before], [{ ...now, description: otherText }])).toEqual([null])
  })

  it('under another number is the same within 30 days of its closing', () => {
    expect(numbers([{ ...before, closedAt: daysAgo(29) }], [now])).toEqual([1])
    expect(numbers([{ ...before, closedAt: daysAgo(31) }], [now])).toEqual([null])
    expect(numbers([{ ...before, closedAt: daysAgo(59) }], [{ ...now, url: 'x/12' }])).toEqual([1])
  })

  it('in another town is another position', () => {
    expect(numbers([before], [{ ...now, town: '015146' }])).toEqual([null])
  })
})

describe('matchPositions: two openings of one trade', () => {
  it('are not united while the first is still shown', () => {
    const first = { title: 'Saldatore', url: 'x/12', description: text }
    const second = { title: 'Saldatore', url: 'x/34', description: text }
    expect(numbers([first], [second, first])).toEqual([null, 1])
  })

  it('are distinguished by place, also when one goes and another comes', () => {
    const milan = { title: 'Addetto vendite', town: '015146', description: text }
    const brescia = { title: 'Addetto vendite', description: text }
    const turin = { title: 'Addetto vendite', town: '001272', description: text }
    expect(numbers([milan, brescia], [turin, brescia])).toEqual([null, 2])
  })

  it('are distinguished by description where title and place are the same', () => {
    const one = { title: 'Saldatore', description: text }
    const other = { title: 'Saldatore', description: otherText }
    expect(numbers([one, other], [other, one])).toEqual([2, 1])
    expect(numbers([one, other], [other])).toEqual([2])
    expect(numbers([one], [other, one])).toEqual([null, 1])
  })

  it('are different at different ranks, however similar', () => {
    const junior = { title: 'Sviluppatore junior', description: text }
    expect(numbers([junior], [{ title: 'Sviluppatore senior', description: text }])).toEqual([null])
  })
})

const trades = ['Saldatore', 'Tornitore CNC', 'Magazziniere', 'Impiegato contabile', 'Autista patente C', 'Cuoco']
const words = fc.array(fc.constantFrom(...`${text} ${otherText}`.split(/[ ,.:]+/)), { minLength: 0, maxLength: 40 })
const advert = fc.record({
  title: fc.constantFrom(...trades),
  town: fc.constantFrom('017029', '015146', null),
  url: fc.option(fc.integer({ min: 1, max: 12 }).map((no) => `x/${no}`)),
  reference: fc.option(fc.integer({ min: 1000, max: 1012 }).map(String)),
  description: words.map((list) => list.join(' ')),
})
/** As in a real reading, a value that several adverts share is no key. */
const page = fc.array(advert, { maxLength: 10 }).map((adverts) => {
  const urls = unshared(adverts.map(({ url }) => url))
  const references = unshared(adverts.map(({ reference }) => reference))
  return adverts.map((one, index) => ({ ...one, url: urls[index] ?? null, reference: references[index] ?? null }))
})
const life = fc.oneof(
  fc.constant<Life>({}),
  fc.constant<Life>({ isElsewhere: true }),
  fc.integer({ min: 1, max: 59 }).map((days): Life => ({ closedAt: daysAgo(days) })),
)
const past = fc
  .tuple(page, fc.array(life, { minLength: 10, maxLength: 10 }))
  .map(([adverts, lives]) => adverts.map((one, index) => ({ ...one, ...lives[index] })))

describe('matchPositions, for any past and reading', () => {
  it('matches no position twice', () => {
    fc.assert(
      fc.property(past, page, fc.boolean(), (before, now, hasTrustedReferences) => {
        const matched = numbers(before, now, { hasTrustedReferences }).filter((no) => no !== null)
        expect(new Set(matched).size).toBe(matched.length)
      }),
    )
  })

  it('does not depend on the order of the reading', () => {
    fc.assert(
      fc.property(past, page, fc.infiniteStream(fc.nat()), (before, now, random) => {
        const order = now.map((_, index) => ({ index, by: random.next().value ?? 0 })).sort((a, b) => a.by - b.by)
        const straight = numbers(before, now)
        const shuffled = numbers(
          before,
          order.flatMap(({ index }) => now[index] ?? []),
        )
        // Copies of one advert are interchangeable.
        const pairs = (nos: (number | null)[], adverts: Advert[]) =>
          nos.map((no, index) => JSON.stringify([no, adverts[index]])).sort()
        expect(
          pairs(
            shuffled,
            order.flatMap(({ index }) => now[index] ?? []),
          ),
        ).toEqual(pairs(straight, now))
      }),
    )
  })

  it('matches every advert of an identical reading, without renumbering', () => {
    fc.assert(
      fc.property(page, (now) => {
        const matches = match(now, now)
        expect(matches.every((one) => one !== null && !one.isRenumbered)).toBe(true)
        matches.forEach((one, index) => {
          const { title, description, town } = now[(one?.positionNo ?? 0) - 1] ?? {}
          expect({ title, description, town }).toEqual({
            title: now[index]?.title,
            description: now[index]?.description,
            town: now[index]?.town,
          })
        })
      }),
    )
  })

  it('keeps every position with a unique title and place through rewording and renumbering', () => {
    const distinct = page.map((adverts) =>
      adverts.filter((one, index) => adverts.findIndex(({ title }) => title === one.title) === index),
    )
    fc.assert(
      fc.property(distinct, words, (before, other) => {
        const own = before.map((one) => ({ ...one, description: `${text} ${one.title}` }))
        const all = own.map((_, index) => index + 1)
        const reworded = own.map((one) => ({ ...one, description: other.join(' ') }))
        expect(numbers(own, reworded)).toEqual(all)
        const renumbered = own.map((one, index) => ({
          ...one,
          url: one.url && `x/new-${index}`,
          reference: one.reference && `new-${index}`,
        }))
        expect(numbers(own, renumbered)).toEqual(all)
      }),
    )
  })
})
