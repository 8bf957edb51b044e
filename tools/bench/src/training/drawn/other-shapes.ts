import type { DrawnShape } from './drawn-shape.ts'
import type { Hand } from './hand.ts'

const careersHead = (hand: Hand) => (hand.chance(0.6) ? hand.head(0, hand.one(hand.words.careers)) : '')

const roleOf = (hand: Hand) => (hand.chance(0.5) ? 'careers' : 'home')

const none = (hand: Hand, body: string) => ({ titles: [], role: roleOf(hand), body }) as const

/** Shapes of pages that name trades and have no open position. */
export const otherShapes: readonly DrawnShape[] = [
  // Testimonials.
  (hand) => {
    const name = hand.name('quote')
    const told = hand
      .posts(hand.between(2, 4))
      .map(
        (role) =>
          `<div class="${name}"><p>${hand.one(hand.words.quotes)}</p><p>${hand.one(hand.words.persons)}</p><p>${role}</p></div>`,
      )
    return none(
      hand,
      `${careersHead(hand)}${hand.chance(0.5) ? hand.head(1, hand.one(hand.words.teams)) : ''}${told.join('')}`,
    )
  },
  // Staff, the trade as the heading.
  (hand) => {
    const cards = hand
      .posts(hand.between(1, 4))
      .map(
        (role) =>
          `${hand.head(2, role)}<p>${hand.one(hand.words.persons)}${hand.chance(0.5) ? ', ' : '</p><p>'}${hand.one(hand.words.portraits)}</p>`,
      )
    return none(hand, `${careersHead(hand)}${hand.head(1, hand.one(hand.words.teams))}${cards.join('')}`)
  },
  // Staff, the name as the heading.
  (hand) => {
    const name = hand.name('person')
    const hasMail = hand.chance(0.4)
    const cards = hand
      .posts(hand.between(2, 6))
      .map(
        (role, index) =>
          `<div class="${name}">${hand.head(2, hand.one(hand.words.persons))}<p>${role}</p>${hasMail ? `<a href="mailto:n${index}@name.example">n${index}@name.example</a>` : ''}</div>`,
      )
    return none(hand, `${hand.head(1, hand.one(hand.words.teams))}${cards.join('')}`)
  },
  // Courses.
  (hand) => {
    const cards = hand
      .posts(hand.between(2, 5))
      .map(
        (role, index) =>
          `${hand.head(2, role)}<p>${hand.one(hand.words.courseTerms)}</p>${hand.chance(0.5) ? `<a href="/c/${index}">${hand.one(hand.words.onward)}</a>` : ''}`,
      )
    return none(
      hand,
      `${hand.chance(0.7) ? hand.head(1, hand.one(hand.words.courses)) : careersHead(hand)}${cards.join('')}`,
    )
  },
  // Services and products that sound like trades.
  (hand) => {
    const name = hand.name('service')
    const cards = hand
      .some([...hand.words.services, ...hand.words.otherPosts, ...hand.some(hand.words.trades, 6)], hand.between(2, 5))
      .map(
        (one) =>
          `<div class="${name}">${hand.head(2, one)}<p>${hand.one([...hand.words.about, ...hand.words.serviceTexts])}</p></div>`,
      )
    const lead = hand.one(hand.words.servicesSought)
    return none(hand, `${hand.chance(0.5) ? hand.head(1, lead) : `<p>${lead}</p>`}${cards.join('')}`)
  },
  // Firms are called.
  (hand) => {
    const called = hand.one(hand.words.firmsCalled)
    const cards = hand
      .some([...hand.words.firms, ...hand.words.trades], hand.between(1, 4))
      .map((one) => `${hand.head(2, one)}<p>${hand.one(hand.words.about)}</p>`)
    return none(hand, `${hand.chance(0.3) ? careersHead(hand) : ''}${hand.head(1, called)}${cards.join('')}`)
  },
  // Trades of the company, open or not.
  (hand) => {
    const usual = hand.one(hand.words.usual)
    const posts = hand.posts(hand.between(3, 6))
    const isBare = hand.chance(0.5)
    const items = posts.map((post) =>
      isBare ? `<li>${post}</li>` : `${hand.head(2, post)}<p>${hand.one(hand.words.tasks)}</p>`,
    )
    const list = isBare ? `<ul>${items.join('')}</ul>` : items.join('')
    return none(
      hand,
      `${careersHead(hand)}${hand.chance(0.6) ? hand.head(1, usual) : `<p>${usual}:</p>`}${list}<p>${hand.one(hand.words.apply)}</p>`,
    )
  },
  // Departments that are only described.
  (hand) => {
    const described = hand
      .some(hand.words.departments, 3)
      .map((one) => `${hand.head(2, one)}<p>${hand.posts(3).join(', ')}.</p>`)
    return none(hand, `${careersHead(hand)}<p>${hand.one(hand.words.about)}</p>${described.join('')}`)
  },
  // Why to work here, and how one applies.
  (hand) => {
    const items = [
      ...hand.some(hand.words.benefits, 3),
      ...hand.some(hand.words.steps, 3),
      ...hand.some(hand.words.spontaneous, 1),
    ]
    const shown = items.map((one) => `${hand.head(2, one)}<p>${hand.one(hand.words.about)}</p>`)
    return none(hand, `${careersHead(hand)}${shown.join('')}<p>${hand.one(hand.words.apply)}</p>`)
  },
  // Links of a portal.
  (hand) => {
    const name = hand.name('tag')
    const links = hand
      .posts(hand.between(5, 12))
      .map(
        (one, index) =>
          `<li class="${name}"><a href="/q/${index}">${one}${hand.chance(0.3) ? ` (${index * 7 + 2})` : ''}</a></li>`,
      )
    return none(
      hand,
      `<form><input name="q"><select><option>${hand.one(hand.words.places)}</option></select></form>${hand.head(1, hand.one(hand.words.searches))}<ul>${links.join('')}</ul>`,
    )
  },
  // Headlines.
  (hand) => {
    const heads = hand
      .some(hand.words.news, hand.between(2, 4))
      .map(
        (one, index) =>
          `${hand.head(2, `<a href="/n/${index}">${one.replace('#', hand.one(hand.words.trades))}</a>`)}<p>${index + 2}/10/2026</p><p>${hand.one(hand.words.about)}</p>`,
      )
    return none(hand, `${hand.head(1, hand.one(hand.words.others))}${heads.join('')}`)
  },
  // Calls that offer no post.
  (hand) => {
    const calls = hand
      .some(hand.words.volunteers, 2)
      .map((one) => `${hand.head(2, one)}<p>${hand.one(hand.words.tasks)} ${hand.one(hand.words.apply)}</p>`)
    return none(hand, `${careersHead(hand)}${calls.join('')}`)
  },
  // A page about a firm, with menus.
  (hand) => {
    const links = hand
      .some([...hand.words.others, ...hand.words.otherPosts, ...hand.words.firms], 8)
      .map((one, index) => `<li><a href="/m/${index}">${one}</a></li>`)
    return none(
      hand,
      `<div><ul>${links.join('')}</ul></div>${hand.head(0, hand.one(hand.words.others))}<p>${hand.one(hand.words.about)}</p><p>${hand.one(hand.words.tasks)}</p>`,
    )
  },
  // A text that is about a trade.
  (hand) => {
    const headline = hand.one(hand.words.news).replace('#', hand.one(hand.words.trades))
    return {
      titles: [],
      role: hand.chance(0.6) ? 'post' : 'detail',
      body: `<h1>${headline}</h1><p>${hand.one(hand.words.about)}</p><p>${hand.one(hand.words.portraits)} ${hand.one(hand.words.persons)}</p>`,
    }
  },
  // The page of a product, a service or a course.
  (hand) => {
    const isCourse = hand.chance(0.4)
    const title = isCourse ? hand.one(hand.words.trades) : hand.one([...hand.words.services, ...hand.words.otherPosts])
    return {
      titles: [],
      role: hand.chance(0.6) ? 'post' : 'detail',
      body: `<h1>${title}</h1><p>${isCourse ? hand.one(hand.words.courseTerms) : hand.one(hand.words.about)}</p><p>${hand.one(hand.words.places)}</p>`,
    }
  },
  // A paper that is no advert.
  (hand) => {
    const lines = [
      hand.one(hand.words.papers),
      ...hand.some([...hand.words.paperTexts, hand.one(hand.words.trades), ...hand.some(hand.words.services, 2)], 5),
      ...hand.some(hand.words.paperTexts, 2),
    ]
    return { titles: [], kind: 'pdf', body: lines.join('\n') }
  },
  // A table of tenders.
  (hand) => {
    const rows = hand
      .some([...hand.words.tenders, ...hand.words.services], 4)
      .map((one) => `<tr><td>${one}</td><td>${hand.one(hand.words.places)}</td><td>30/11/2026</td></tr>`)
    return none(hand, `${hand.head(0, hand.one(hand.words.others))}<table>${rows.join('')}</table>`)
  },
  // Other lists in the page's data.
  (hand) => {
    const records = hand.posts(hand.between(2, 5)).map((title, index) => ({
      id: index,
      title,
      place: hand.one(hand.words.places),
      text: hand.one([...hand.words.courseTerms, ...hand.words.serviceTexts, ...hand.words.portraits]),
    }))
    const state = { page: { [hand.one(otherLists)]: records } }
    return none(hand, `<div id="app"></div><script type="application/json">${JSON.stringify(state)}</script>`)
  },
]

const otherLists = ['items', 'cards', 'courses', 'sections', 'blocks', 'results', 'entries']
