import type { DrawnShape } from './drawn-shape.ts'
import type { Hand } from './hand.ts'

/** A heading or a line that announces openings, or nothing where the page is about work anyway. */
function announced(hand: Hand): string {
  const { words } = hand
  // Some pages set it like the titles below it.
  const depth = hand.between(0, 2)
  if (hand.chance(0.5)) return hand.head(depth, hand.one(words.announcements))
  const lead = `<p>${hand.chance(0.2) ? `<b>${hand.one(words.leads)}</b>` : hand.one(words.leads)}</p>`
  return hand.chance(0.6) ? `${hand.head(depth, hand.one(words.careers))}${lead}` : lead
}

const closing = (hand: Hand) => (hand.chance(0.5) ? `<p>${hand.one(hand.words.apply)}</p>` : '')

const each = (titles: readonly string[], markup: (title: string, index: number) => string) =>
  titles.map(markup).join('\n')

const put = (pattern: string, ...posts: string[]) => posts.reduce((text, post) => text.replace('#', post), pattern)

/** Shapes of pages with open positions; each names the titles that are. */
export const openShapes: readonly DrawnShape[] = [
  // Cards.
  (hand) => {
    const titles = hand.posts(hand.between(2, 6))
    const name = hand.name('card')
    const hasLink = hand.chance(0.7)
    const hasPlace = hand.chance(0.6)
    const spare = hand.chance(0.3)
      ? `<div class="${name}">${hand.head(2, hand.one(hand.words.spontaneous))}<p>${hand.one(hand.words.about)}</p></div>`
      : ''
    const cards = each(
      titles,
      (title, index) =>
        `<div class="${name}">${hand.head(2, title)}${hasPlace ? `<p>${hand.one(hand.words.places)}</p>` : `<p>${hand.one(hand.words.tasks)}</p>`}${hasLink ? `<a href="/p/${index}">${hand.one(hand.words.onward)}</a>` : ''}</div>`,
    )
    return { titles, body: `${announced(hand)}${cards}${spare}${closing(hand)}` }
  },
  // Items with conditions.
  (hand) => {
    const titles = hand.posts(hand.between(2, 5))
    const items = each(titles, (title) => `<li>${title} – ${hand.some(hand.words.shortTerms, 2).join(', ')}</li>`)
    return { titles, body: `${announced(hand)}<ul>${items}</ul>${closing(hand)}` }
  },
  // Bare items.
  (hand) => {
    const titles = hand.posts(hand.between(2, 7))
    return {
      titles,
      body: `${announced(hand)}<ul>${each(titles, (title) => `<li>${title}</li>`)}</ul>${closing(hand)}`,
    }
  },
  // Items of links.
  (hand) => {
    const titles = hand.posts(hand.between(2, 6))
    const isDownload = hand.chance(0.3)
    const items = each(titles, (title, index) =>
      isDownload
        ? `<li>${title} <a href="/d.php?id=${index}">PDF</a></li>`
        : `<li><a href="/j/${index}">${title}</a>${hand.chance(0.5) ? ` <span>${hand.one(hand.words.places)}</span>` : ''}</li>`,
    )
    return { titles, body: `${hand.head(0, hand.one(hand.words.announcements))}<ul>${items}</ul>` }
  },
  // Lines with a dot each, in one paragraph.
  (hand) => {
    const titles = hand.posts(hand.between(3, 5))
    return {
      titles,
      body: `<p>${hand.one(hand.words.leads)}<br>${each(titles, (title) => `• ${title}<br>`)}</p>${closing(hand)}`,
    }
  },
  // Terms and what is said of them.
  (hand) => {
    const titles = hand.posts(hand.between(2, 4))
    const list = each(titles, (title) => `<dt>${title}</dt><dd>${hand.some(hand.words.shortTerms, 2).join(', ')}.</dd>`)
    return { titles, body: `${hand.chance(0.5) ? announced(hand) : ''}<dl>${list}</dl>${closing(hand)}` }
  },
  // Adverts in full, whether or not something announces them.
  (hand) => {
    const titles = hand.posts(hand.between(1, 4))
    const isBold = hand.chance(0.3)
    const adverts = each(
      titles,
      (title) =>
        `${isBold ? `<p><b>${title}</b></p>` : hand.head(1, title)}${hand.chance(0.4) ? `<p>${hand.one(hand.words.tasks)}</p>` : ''}<p>${hand.one(hand.words.terms)} ${hand.one(hand.words.places)}. ${hand.one(hand.words.apply)}</p>`,
    )
    return { titles, body: `${hand.chance(0.5) ? announced(hand) : ''}${adverts}` }
  },
  // Adverts whose parts are set like titles.
  (hand) => {
    const titles = hand.posts(hand.between(2, 3))
    const parts = hand.some(hand.words.parts, hand.between(1, 2))
    const text = () =>
      hand.chance(0.5) ? hand.one(hand.words.terms) : hand.some(hand.words.shortTerms, hand.between(1, 2)).join(', ')
    const adverts = each(
      titles,
      (title) => `${hand.head(2, title)}${parts.map((part) => `${hand.head(2, part)}<p>${text()}</p>`).join('')}`,
    )
    return { titles, body: `${announced(hand)}${adverts}` }
  },
  // Boxes without headings.
  (hand) => {
    const titles = hand.posts(hand.between(2, 5))
    const name = hand.name('span')
    const boxes = each(
      titles,
      (title, index) =>
        `<div><div class="${name}"><span>${title}</span></div><div><span>${hand.one(hand.words.places)}</span></div><div><a href="/p/${index}"><span>${hand.one(hand.words.onward)}</span></a></div></div>`,
    )
    return { titles, body: `${hand.chance(0.6) ? announced(hand) : ''}${boxes}` }
  },
  // By department.
  (hand) => {
    const departments = hand.some(hand.words.departments, 2)
    const titles = hand.posts(4)
    const isBare = hand.chance(0.3)
    const body = departments
      .map((department, index) => {
        const own = titles.slice(2 * index, 2 * index + 2)
        const text = (title: string) =>
          isBare
            ? `<li>${title}</li>`
            : `${hand.head(2, title)}<p>${hand.some(hand.words.shortTerms, 2).join(', ')}.</p>`
        return `${hand.head(1, department)}${isBare ? `<ul>${own.map(text).join('')}</ul>` : own.map(text).join('')}`
      })
      .join('')
    return { titles, body: `${hand.head(0, hand.one(hand.words.announcements))}${body}` }
  },
  // Prose that seeks several people.
  (hand) => {
    const titles = hand.some(hand.words.trades, 2)
    const text = put(hand.one(hand.words.seekingTwo), ...titles.map((title) => title.toLowerCase()))
    return {
      titles,
      body: `${hand.chance(0.7) ? hand.head(0, hand.one(hand.words.careers)) : `<p>${hand.one(hand.words.about)}</p>`}<p>${text}</p><p>${hand.one(hand.words.terms)} ${hand.one(hand.words.apply)}</p>`,
    }
  },
  // Prose that seeks one person each.
  (hand) => {
    const titles = hand.some(hand.words.trades, hand.between(1, 3))
    const lines = each(
      titles,
      (title) => `<p>${put(hand.one(hand.words.calls), title)}, ${hand.one(hand.words.shortTerms)}.</p>`,
    )
    return {
      titles,
      role: hand.chance(0.5) ? 'home' : 'careers',
      body: `${hand.chance(0.5) ? hand.head(0, hand.one(hand.words.careers)) : `<p>${hand.one(hand.words.about)}</p>`}${lines}<p>${hand.one(hand.words.apply)}</p>`,
    }
  },
  // One call among other cards of a home page.
  (hand) => {
    const [title = ''] = hand.some(hand.words.trades, 1)
    const name = hand.name('box')
    const others = hand
      .some(hand.words.others, 2)
      .map((other) => `<div class="${name}">${hand.head(2, other)}<p>${hand.one(hand.words.about)}</p></div>`)
    const person = hand.one(hand.words.persons)
    const call = `<div class="${name}">${hand.chance(0.5) ? `<span>${hand.one(hand.words.careers)}</span>` : ''}${hand.head(2, put(hand.one(hand.words.seeking), title))}<p>${hand.one(hand.words.shortTerms)}. ${hand.one(hand.words.apply)}</p></div>`
    const portrait = `<div class="${name}">${hand.head(2, person)}<p>${hand.one(hand.words.portraits)}</p></div>`
    return { titles: [title], role: 'home', body: hand.some([...others, call, portrait], 4).join('') }
  },
  // Posts of a feed.
  (hand) => {
    const titles = hand.some(hand.words.trades, 2)
    const name = hand.name('post')
    const calls = titles.map(
      (title) =>
        `<p>${put(hand.one(hand.words.calls), title.toUpperCase())}</p><p>${hand.one(hand.words.terms)} ${hand.one(hand.words.apply)}</p>`,
    )
    const posts = [
      ...calls,
      `<p>${hand.one(hand.words.filled)}</p>`,
      `<p><b>${hand.one(hand.words.others)}</b></p><p>${hand.one(hand.words.about)}</p>`,
    ]
    const feed = hand
      .some(posts, 4)
      .map((text, index) => `<div class="${name}"><span>${index + 3}/11/2026</span><div>${text}</div></div>`)
    return { titles, role: 'home', body: feed.join('') }
  },
  // The advert's own page.
  (hand) => {
    const [title = '', ...others] = hand.posts(3)
    const rest = hand.chance(0.5)
      ? `${hand.head(2, hand.one(hand.words.announcements))}<ul>${others.map((other) => `<li><a href="/x">${other}</a></li>`).join('')}</ul>`
      : ''
    const [part = ''] = hand.some(hand.words.parts, 1)
    return {
      titles: [title],
      role: hand.chance(0.8) ? 'detail' : 'post',
      listTitle: hand.chance(0.5) ? title : null,
      body: `<h1>${title}</h1><p>${hand.one(hand.words.terms)}</p>${hand.chance(0.5) ? `${hand.head(1, part)}<p>${hand.one(hand.words.tasks)}</p>` : ''}${hand.chance(0.5) ? `<p>${hand.one(hand.words.apply)}</p>` : ''}${rest}`,
    }
  },
  // Some of the list are filled.
  (hand) => {
    const [closed = '', ...titles] = hand.posts(hand.between(3, 4))
    const name = hand.name('job')
    const adverts = each(
      titles,
      (title) => `<div class="${name}">${hand.head(2, title)}<p>${hand.one(hand.words.terms)}</p></div>`,
    )
    const last = `<div class="${name}">${hand.head(2, closed)}<p>${hand.one(hand.words.filled)}</p></div>`
    return { titles, body: `${announced(hand)}${adverts}${last}` }
  },
  // Openings beside benefits and portraits that are set alike.
  (hand) => {
    const titles = hand.posts(hand.between(2, 4))
    const name = hand.name('tile')
    const tile = (title: string, text: string) => `<div class="${name}">${hand.head(2, title)}<p>${text}</p></div>`
    const benefits = hand.some(hand.words.benefits, 3).map((one) => tile(one, hand.one(hand.words.about)))
    const open = titles.map((title) =>
      tile(title, `${hand.one(hand.words.shortTerms)}, ${hand.one(hand.words.places)}`),
    )
    return {
      titles,
      body: `${hand.head(1, hand.one(hand.words.careers))}${benefits.join('')}${hand.head(1, hand.one(hand.words.announcements))}${open.join('')}`,
    }
  },
  // Panels that open.
  (hand) => {
    const titles = hand.posts(hand.between(1, 4))
    const panels = each(
      titles,
      (title) => `<details><summary>${title}</summary><p>${hand.one(hand.words.terms)}</p></details>`,
    )
    return { titles, body: `${announced(hand)}${panels}` }
  },
  // Cards that are links as a whole.
  (hand) => {
    const titles = hand.posts(hand.between(2, 5))
    const name = hand.name('linked')
    const cards = each(
      titles,
      (title, index) =>
        `<a class="${name}" href="/c/${index}"><div>${title}</div><div>${hand.one(hand.words.places)} · ${hand.one(hand.words.shortTerms)}</div></a>`,
    )
    return { titles, body: `${hand.chance(0.6) ? announced(hand) : ''}<div>${cards}</div>` }
  },
  // Rows of a table, of which one may offer no post.
  (hand) => {
    const titles = hand.posts(hand.between(2, 5))
    const row = (cells: readonly string[], tag: string) =>
      `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
    const rows = titles.map((title) => row([title, hand.one(hand.words.places), hand.one(hand.words.shortTerms)], 'td'))
    const tender = hand.chance(0.5) ? [row([hand.one(hand.words.tenders), hand.one(hand.words.places), '–'], 'td')] : []
    const isNamed = hand.chance(0.7)
    const head = isNamed ? row(hand.words.columns, 'th') : ''
    return { titles, body: `${announced(hand)}<table>${head}${hand.some([...rows, ...tender], 9).join('')}</table>` }
  },
  // A document of its own.
  (hand) => {
    const [title = ''] = hand.posts(1)
    const [part = ''] = hand.some(hand.words.parts, 1)
    const lines = [
      ...(hand.chance(0.5) ? ['ACME S.p.A.'] : []),
      title,
      '',
      hand.one(hand.words.tasks),
      `${part}:`,
      ...hand.some(hand.words.shortTerms, 3).map((term) => `- ${term}`),
      hand.one(hand.words.terms),
      hand.one(hand.words.apply),
    ]
    return { titles: [title], kind: 'pdf', listTitle: hand.chance(0.6) ? title : null, body: lines.join('\n') }
  },
  // Cards headed by a department, each with a post in bold and its terms.
  (hand) => {
    const departments = hand.some(hand.words.departments, hand.between(2, 4))
    const titles = hand.posts(departments.length)
    const isCounted = hand.chance(0.5)
    const isItem = hand.chance(0.4)
    const cards = each(titles, (title, index) => {
      const post = `${isCounted ? `${hand.between(1, 3)} ` : ''}${title}`
      const terms = hand.some(hand.words.shortTerms, 2).join(', ')
      const body = isItem ? `<ul><li>${post} – ${terms}</li></ul>` : `<div><strong>${post}</strong> - ${terms}</div>`
      const department = departments[index] ?? ''
      return `<div class="${hand.name('card')}">${hand.chance(0.5) ? hand.head(2, department) : `<div>${department.toUpperCase()}</div>`}${body}</div>`
    })
    return { titles, body: `${announced(hand)}${cards}` }
  },
  // Rows of numbered posts with a date, whose head is a row like the others.
  (hand) => {
    const titles = hand.posts(hand.between(1, 4))
    const [post = '', place = '', contract = ''] = hand.words.columns
    const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
    const rows = titles.map((title) =>
      row([`${hand.between(1, 5)}`, title, `${hand.between(1, 28)}/12/2026`, hand.one(hand.words.shortTerms)]),
    )
    const head = row(['N.', post, place, contract].map((name) => `<b>${name}</b>`))
    const heading = hand.one([...hand.words.announcements, ...hand.words.careers])
    return {
      titles,
      body: `${hand.head(0, heading)}<table>${head}${rows.join('')}</table>`,
    }
  },
  // Sentences that each hold a post in bold, of which only the first seeks.
  (hand) => {
    const titles = hand.some(hand.words.trades, hand.between(2, 4))
    const lines = titles.map((title, index) =>
      index === 0
        ? `<p>${put(hand.one(hand.words.seeking), `<b>${title.toLowerCase()}</b>`)}, ${hand.one(hand.words.shortTerms)}.</p>`
        : `<p>${hand.one(hand.words.departments)} <b>${hand.chance(0.5) ? `${hand.between(2, 4)} ` : ''}${title.toLowerCase()}</b>, ${hand.one(hand.words.shortTerms)}.</p>`,
    )
    return {
      titles,
      role: hand.chance(0.6) ? 'home' : 'careers',
      body: `${hand.head(1, hand.one(hand.words.careers))}${lines.join('')}<p>${hand.one(hand.words.apply)}</p>`,
    }
  },
  // Parts of the firm with terms of their own, over openings that are set like them.
  (hand) => {
    const titles = hand.posts(hand.between(2, 4))
    const parts = hand
      .some([...hand.words.departments, ...hand.words.others], hand.between(1, 2))
      .map((part) => `${hand.head(1, part)}<p>${hand.one(hand.words.terms)}</p>`)
    const adverts = each(titles, (title) => `${hand.head(2, title)}<p>${hand.one(hand.words.terms)}</p>`)
    return {
      titles,
      body: `${hand.head(0, hand.one(hand.words.careers))}${parts.join('')}${hand.head(1, hand.one(hand.words.announcements))}${adverts}`,
    }
  },
  // A list in the page's data.
  (hand) => {
    const titles = hand.posts(hand.between(2, 5))
    const records = titles.map((title, index) => ({
      id: index,
      [hand.chance(0.5) ? 'title' : 'name']: title,
      location: hand.one(hand.words.places),
      ...(hand.chance(0.5) ? { contract: hand.one(hand.words.shortTerms) } : {}),
      description: hand.chance(0.5) ? hand.one(hand.words.terms) : hand.one(hand.words.tasks),
    }))
    const state = { [hand.one(['page', 'props', 'data'])]: { [hand.one(jobLists)]: records } }
    return { titles, body: `<div id="app"></div><script type="application/json">${JSON.stringify(state)}</script>` }
  },
]

const jobLists = ['jobs', 'openings', 'positions', 'posizioni', 'offerte', 'careers', 'vacancies', 'stellen']
