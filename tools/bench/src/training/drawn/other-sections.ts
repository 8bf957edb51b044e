import type { Entry } from './entry.ts'
import type { Hand } from './hand.ts'
import { headed, labelsOf, listed, sectioned } from './sections.ts'
import { writingOf } from './written-title.ts'

type Section = (hand: Hand) => string

const entry = (title: string, parts: Partial<Entry> = {}): Entry => ({
  title,
  labels: [],
  texts: [],
  action: null,
  ...parts,
})

/** Entries whose second lines one site has or has not. */
function titlesWith(
  hand: Hand,
  titles: readonly string[],
  texts: readonly string[],
  action: string | null = null,
): Entry[] {
  const hasText = hand.chance(0.7)
  return titles.map((title) => entry(title, { texts: hasText ? [hand.one(texts)] : [], action }))
}

/** Posts as they are written where nobody is sought. */
const namedPosts = (hand: Hand, least: number, most: number) =>
  hand.posts(hand.between(least, most)).map(writingOf(hand))

const maybe = (hand: Hand, share: number, text: string) => (hand.chance(share) ? text : undefined)

/** Sections that hold no open position and often name trades. */
export const otherSections: readonly Section[] = [staff, staff, told, standing, standing, filled, courses]

/** Sections of every careers page. */
export const plainSections: readonly Section[] = [
  // What one gets.
  (hand) => {
    const { words } = hand
    const entries = titlesWith(hand, hand.some(words.benefits, hand.between(3, 7)), [
      ...words.valueTexts,
      ...words.about,
    ])
    return sectioned(hand, { head: hand.one(words.benefitHeads), inner: listed(hand, entries) })
  },
  (hand) => {
    const { words } = hand
    const entries = titlesWith(hand, hand.some(words.values, hand.between(3, 5)), words.valueTexts)
    return sectioned(hand, { head: hand.one(words.valueHeads), inner: listed(hand, entries) })
  },
  // Services that sound like trades, or are named by them.
  (hand) => {
    const { words } = hand
    const titles = [...hand.some(words.services, hand.between(2, 4)), ...hand.posts(hand.between(0, 2))]
    const entries = titlesWith(hand, titles, words.serviceTexts, hand.chance(0.4) ? hand.one(words.onward) : null)
    return sectioned(hand, { head: hand.one(words.servicesSought), inner: listed(hand, entries) })
  },
  // Firms are called.
  (hand) => {
    const { words } = hand
    const entries = titlesWith(hand, hand.some(words.firms, hand.between(2, 4)), words.serviceTexts)
    const lead = maybe(hand, 0.3, hand.one(words.about))
    return sectioned(hand, {
      head: hand.one(words.firmsCalled),
      lead,
      inner: `${listed(hand, entries)}<p>${hand.one(words.apply)}</p>`,
    })
  },
  // Calls that offer no post.
  (hand) => {
    const { words } = hand
    const entries = titlesWith(
      hand,
      hand.some(words.volunteers, hand.between(1, 3)),
      [...words.tasks, ...words.about],
      hand.chance(0.4) ? hand.one(words.apply) : null,
    )
    return sectioned(hand, { head: hand.one(words.volunteerHeads), inner: listed(hand, entries) })
  },
  (hand) => {
    const { words } = hand
    const titles = hand.some(words.news, hand.between(2, 4)).map((one) => one.replace('#', hand.posts(1)[0] ?? ''))
    const entries = titlesWith(hand, titles, words.about, hand.chance(0.6) ? hand.one(words.onward) : null).map(
      (one) => ({ ...one, labels: [`${hand.between(1, 28)}/10/2026`] }),
    )
    return sectioned(hand, { head: hand.one(words.newsHeads), inner: listed(hand, entries) })
  },
  (hand) => {
    const { words } = hand
    const titles = hand.some(words.questions, hand.between(3, 5)).map((one) => one.replace('#', hand.posts(1)[0] ?? ''))
    const entries = titles.map((title) => entry(title, { texts: [hand.one(words.answers)] }))
    return sectioned(hand, { head: hand.one(words.questionHeads), inner: listed(hand, entries) })
  },
  (hand) => {
    const { words } = hand
    const titles = hand
      .some(words.steps, hand.between(3, 5))
      .map((one, index) => (hand.chance(0.3) ? `${index + 1}. ${one}` : one))
    return sectioned(hand, {
      head: hand.one(words.stepHeads),
      inner: listed(hand, titlesWith(hand, titles, words.stepTexts)),
    })
  },
  form,
  (hand) => {
    const { words } = hand
    const apply = hand.chance(0.6) ? `<a href="/apply">${hand.one(words.apply)}</a>` : ''
    return sectioned(hand, {
      head: hand.one(words.spontaneous),
      inner: `<p>${hand.one(words.spontaneousTexts)}</p>${apply}`,
    })
  },
  (hand) => {
    const { words } = hand
    return sectioned(hand, {
      head: hand.one([...words.heroes, ...words.careers]),
      inner: hand
        .some(words.about, hand.between(1, 4))
        .map((one) => `<p>${one}</p>`)
        .join(''),
    })
  },
  // Trades in a sentence.
  (hand) => {
    const { words } = hand
    const posts = hand.posts(3)
    const text = posts.reduce((told, post) => told.replace('#', post), hand.one(words.alwaysSeeking))
    return sectioned(hand, {
      head: maybe(hand, 0.6, hand.one([...words.careers, ...words.heroes])) ?? null,
      inner: `<p>${text}</p><p>${hand.one(words.about)}</p>`,
    })
  },
  // Steps of a career.
  (hand) => {
    const { words } = hand
    return sectioned(hand, {
      head: hand.one(words.usual),
      inner: listed(hand, titlesWith(hand, hand.some(words.stages, hand.between(3, 5)), words.tasks)),
    })
  },
  // Departments.
  (hand) => {
    const { words } = hand
    const entries = titlesWith(hand, hand.some(words.departments, hand.between(3, 6)), words.about)
    return sectioned(hand, { head: hand.one([...words.usual, ...words.teams]), inner: listed(hand, entries) })
  },
  // Searches of a portal.
  (hand) => {
    const { words } = hand
    return sectioned(hand, {
      head: hand.one(words.searches),
      inner: listed(
        hand,
        hand.posts(hand.between(4, 8)).map((post) => entry(post)),
      ),
    })
  },
  // Papers and tenders.
  (hand) => {
    const { words } = hand
    const entries = titlesWith(hand, hand.some([...words.papers, ...words.tenders], 3), words.paperTexts, 'PDF')
    return sectioned(hand, { head: hand.one(words.others), inner: listed(hand, entries) })
  },
]

/** Nobody is sought; what stands beside it is standing. */
export function noOpenings(hand: Hand): string {
  const { words } = hand
  const head = hand.one([...words.announcements, ...words.careers])
  return sectioned(hand, {
    head,
    inner: `<p>${hand.one(words.noOpenings)}</p>${hand.chance(0.4) ? `<p>${hand.one(words.spontaneousTexts)}</p>` : ''}`,
  })
}

/** Colleagues: the name or the trade as the title. */
function staff(hand: Hand): string {
  const { words } = hand
  const isTradeFirst = hand.chance(0.5)
  const isOneLine = hand.chance(0.2)
  const labels = hand.chance(0.3) ? labelsOf(hand) : () => []
  const hasText = hand.chance(0.5)
  const posts = namedPosts(hand, 2, 6)
  const entries = hand.some(words.persons, posts.length).map((person, index) => {
    const post = posts[index] ?? ''
    const [title, other] = isTradeFirst ? [post, person] : [person, post]
    return entry(isOneLine ? `${title} – ${other}` : title, {
      labels: [...(isOneLine ? [] : [other]), ...labels()],
      texts: hasText ? [hand.one(words.portraits)] : [],
      action: hand.chance(0.3) ? `n${index}@name.example` : null,
    })
  })
  return sectioned(hand, {
    head: hand.one(words.teams),
    lead: maybe(hand, 0.3, hand.one(words.about)),
    inner: listed(hand, entries),
  })
}

/** What colleagues say. */
function told(hand: Hand): string {
  const { words } = hand
  const entries = namedPosts(hand, 2, 4).map((post) => {
    const person = hand.one(words.persons)
    return hand.chance(0.5)
      ? entry(`${person}, ${post}`, { texts: [hand.one(words.quotes)] })
      : entry(hand.chance(0.5) ? person : post, { labels: [post], texts: [hand.one(words.quotes), person] })
  })
  return sectioned(hand, { head: hand.one(words.teams), inner: listed(hand, entries) })
}

/** Profiles that are always welcome, set and told like openings. */
function standing(hand: Hand): string {
  const { words } = hand
  const labels = hand.chance(0.4) ? labelsOf(hand) : () => []
  const hasText = hand.chance(0.5)
  const action = hand.chance(0.3) ? hand.one(words.apply) : null
  const entries = namedPosts(hand, 2, 6).map((post) =>
    entry(post, { labels: labels(), texts: hasText ? [hand.one([...words.tasks, ...words.about])] : [], action }),
  )
  return sectioned(hand, {
    head: hand.one(words.usual),
    lead: maybe(hand, 0.4, hand.one(words.spontaneousTexts)),
    inner: `${listed(hand, entries)}${hand.chance(0.4) ? `<p>${hand.one(words.apply)}</p>` : ''}`,
  })
}

/** Posts that were open. */
function filled(hand: Hand): string {
  const { words } = hand
  const labels = labelsOf(hand)
  const entries = namedPosts(hand, 1, 4).map((post) =>
    entry(post, {
      labels: [...labels(), hand.one(words.filled)],
      texts: hand.chance(0.4) ? [hand.one(words.terms)] : [],
    }),
  )
  return sectioned(hand, { head: hand.one(words.filledHeads), inner: listed(hand, entries) })
}

function courses(hand: Hand): string {
  const { words } = hand
  const hasPlace = hand.chance(0.4)
  const action = hand.chance(0.5) ? hand.one(words.onward) : null
  const entries = hand
    .posts(hand.between(2, 5))
    .map((post) =>
      entry(post, { labels: hasPlace ? [hand.one(words.places)] : [], texts: [hand.one(words.courseTerms)], action }),
    )
  return sectioned(hand, { head: hand.one(words.courses), inner: listed(hand, entries) })
}

/** A form whose choices may be posts. */
function form(hand: Hand): string {
  const { words } = hand
  const labels = hand.some(words.formLabels, hand.between(3, 6)).map((label) => `<label>${label}<input></label>`)
  const posts = hand.posts(hand.between(2, 5))
  const choices = hand.one(['select', 'radio', 'none'])
  const chosen =
    choices === 'select'
      ? `<select>${posts.map((post) => `<option>${post}</option>`).join('')}</select>`
      : choices === 'radio'
        ? posts.map((post) => `<label><input type="radio" name="r">${post}</label>`).join('')
        : ''
  return `${headed(hand, hand.one(words.formHeads))}<form>${labels.join('')}${chosen}<button>${hand.one(words.apply)}</button></form>`
}
