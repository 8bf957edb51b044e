import { anyClass, closingOf, type Entry, type Layout, labelling, titling } from './entry.ts'

const each = (entries: readonly Entry[], markup: (entry: Entry, index: number) => string) =>
  entries.map(markup).join('\n')

const tail = ({ labels, texts }: Entry, separator: string) => {
  const said = [...labels, ...texts.slice(0, 1)]
  return said.length === 0 ? '' : `${separator}${said.join(', ')}`
}

/** Every way to set a list of things; which things they are, the words around them say. */
export const layouts: readonly Layout[] = [
  // Bare items.
  (hand, entries) => {
    const tag = hand.one(['ul', 'ul', 'ol'])
    return `<${tag}${anyClass(hand)}>${each(entries, ({ title }) => `<li>${title}</li>`)}</${tag}>`
  },
  // Items with what is said of them behind a dash.
  (hand, entries) => {
    const separator = hand.one([' – ', ' - ', ': ', ', ', ' (', '<br>'])
    const close = separator === ' (' ? ')' : ''
    const isBold = hand.chance(0.5)
    const items = each(entries, (entry) => {
      const said = tail(entry, separator)
      return `<li>${isBold ? `<b>${entry.title}</b>` : entry.title}${said}${said === '' ? '' : close}</li>`
    })
    return `<ul>${items}</ul>`
  },
  // Items of links.
  (hand, entries) => {
    const show = labelling(hand)
    return `<ul${anyClass(hand)}>${each(entries, ({ title, labels }, index) => `<li><a href="/j/${index}">${title}</a> ${show(labels)}</li>`)}</ul>`
  },
  // Lines in one paragraph.
  (hand, entries) => {
    const sign = hand.one(['• ', '- ', '', '– ', '→ ', '* '])
    const hasTail = hand.chance(0.4)
    return `<p>${each(entries, (entry) => `${sign}${entry.title}${hasTail ? tail(entry, ', ') : ''}<br>`)}</p>`
  },
  // Terms and what is said of them.
  (hand, entries) => {
    const show = labelling(hand)
    const close = closingOf(hand)
    return `<dl>${each(entries, (entry, index) => `<dt>${entry.title}</dt><dd>${show(entry.labels)}${close(entry, index)}</dd>`)}</dl>`
  },
  boxes,
  boxes,
  boxes,
  // Boxes that are links.
  (hand, entries) => {
    const title = titling(hand)
    const show = labelling(hand)
    const own = anyClass(hand)
    return each(
      entries,
      (entry, index) =>
        `<a${own} href="/c/${index}">${title(entry.title, index).replace(/<\/?a\b[^>]*>/g, '')}${show(entry.labels)}</a>`,
    )
  },
  // Rows of a table.
  (hand, entries) => {
    const isNamed = hand.chance(0.5)
    const isLinked = hand.chance(0.4)
    const head = isNamed ? `<tr>${hand.words.columns.map((column) => `<th>${column}</th>`).join('')}</tr>` : ''
    const rows = each(entries, ({ title, labels, action }, index) => {
      const cells = [
        isLinked ? `<a href="/t/${index}">${title}</a>` : title,
        ...labels,
        ...(action === null ? [] : [`<a href="/t/${index}">${action}</a>`]),
      ]
      return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
    })
    return `<table${anyClass(hand)}>${head}${rows}</table>`
  },
  // Panels that open.
  (hand, entries) => {
    const show = labelling(hand)
    const close = closingOf(hand)
    return each(
      entries,
      (entry, index) =>
        `<details><summary>${entry.title}</summary><div>${show(entry.labels)}${close(entry, index)}</div></details>`,
    )
  },
  // Panels opened by buttons.
  (hand, entries) => {
    const level = hand.between(2, 5)
    const show = labelling(hand)
    const close = closingOf(hand)
    const [outer, inner] = [anyClass(hand), anyClass(hand)]
    return `<div class="accordion">${each(entries, (entry, index) => `<div${outer}><h${level}><button aria-controls="p${index}">${entry.title}</button></h${level}><div id="p${index}"${inner}>${show(entry.labels)}${close(entry, index)}</div></div>`)}</div>`
  },
  // Tabs, then what they show.
  (hand, entries) => {
    const title = titling(hand)
    const close = closingOf(hand)
    const tabs = each(entries, (entry, index) => `<li><a href="#tab-${index}">${entry.title}</a></li>`)
    return `<ul role="tablist">${tabs}</ul>${each(entries, (entry, index) => `<div id="tab-${index}" role="tabpanel">${title(entry.title, index)}${close(entry, index)}</div>`)}`
  },
  // Boxes and the windows they open.
  (hand, entries) => {
    const title = titling(hand)
    const show = labelling(hand)
    const close = closingOf(hand)
    const own = anyClass(hand)
    const shown = each(
      entries,
      (entry, index) =>
        `<div${own}>${title(entry.title, index)}${show(entry.labels)}<button data-target="#m${index}">${entry.action ?? '+'}</button></div>`,
    )
    return `${shown}${each(entries, (entry, index) => `<div class="modal" id="m${index}"><h4>${entry.title}</h4>${close({ ...entry, action: null }, index)}<button>×</button></div>`)}`
  },
  // Titles and prose beneath them, without boxes.
  (hand, entries) => {
    const title = titling(hand)
    const show = labelling(hand)
    const close = closingOf(hand)
    return each(entries, (entry, index) => `${title(entry.title, index)}${show(entry.labels)}${close(entry, index)}`)
  },
  // Paragraphs that start in bold.
  (hand, entries) => {
    const separator = hand.one([' ', '<br>', ': ', ' – ', '. '])
    return each(
      entries,
      ({ title, labels, texts }) =>
        `<p><strong>${title}</strong>${separator}${[...labels, ...texts].join(separator === '<br>' ? '<br>' : '. ')}</p>`,
    )
  },
  // A table that lays out the page.
  (hand, entries) => {
    const title = titling(hand)
    const show = labelling(hand)
    const close = closingOf(hand)
    return `<table width="100%"><tbody>${each(entries, (entry, index) => `<tr><td><img src="/i${index}.png" alt=""></td><td valign="top">${title(entry.title, index)}${show(entry.labels)}</td><td>${close(entry, index)}</td></tr>`)}</tbody></table>`
  },
  // Rows of children; the title may be any of them.
  (hand, entries) => {
    const tag = hand.one(['span', 'div', 'p'])
    const at = hand.between(0, 2)
    const own = anyClass(hand)
    return each(entries, ({ title, labels, action }) => {
      const cells = [
        ...labels.slice(0, at),
        title,
        ...labels.slice(at),
        ...(action === null ? [] : [`<a href="/r">${action}</a>`]),
      ]
      return `<div${own}>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</div>`
    })
  },
  // Plain paragraphs.
  (hand, entries) => {
    const hasText = hand.chance(0.6)
    return each(
      entries,
      ({ title, labels, texts }) =>
        `<p>${title}</p>${hasText ? [...labels, ...texts].map((text) => `<p>${text}</p>`).join('') : ''}`,
    )
  },
  // Short lines above the title.
  (hand, entries) => {
    const title = titling(hand)
    const show = labelling(hand)
    const close = closingOf(hand)
    const own = anyClass(hand)
    return each(
      entries,
      (entry, index) =>
        `<article${own}>${show(entry.labels)}${title(entry.title, index)}${close(entry, index)}</article>`,
    )
  },
  // Pictures.
  (hand, entries) => {
    const title = titling(hand)
    const show = labelling(hand)
    return each(
      entries,
      (entry, index) =>
        `<figure><img src="/f${index}.jpg" alt="${hand.chance(0.3) ? entry.title.replace(/<[^>]*>/g, ' ') : ''}"><figcaption>${title(entry.title, index)}${show(entry.labels)}</figcaption></figure>`,
    )
  },
]

/** Boxes with a title, short lines, texts and a link, in any order of lines and badge. */
function boxes(...[hand, entries]: Parameters<Layout>): string {
  const title = titling(hand)
  const show = labelling(hand)
  const close = closingOf(hand)
  const own = anyClass(hand)
  const tag = hand.one(['div', 'li', 'article', 'section'])
  const badge = hand.chance(0.25) ? hand.one(hand.words.badges) : ''
  const depth = hand.between(0, 2)
  const box = (entry: Entry, index: number) =>
    `<${tag}${own}>${'<div>'.repeat(depth)}${badge === '' || hand.chance(0.5) ? '' : `<span>${badge}</span>`}${title(entry.title, index)}${show(entry.labels)}${close(entry, index)}${'</div>'.repeat(depth)}</${tag}>`
  return tag === 'li' ? `<ul>${each(entries, box)}</ul>` : `<div${anyClass(hand)}>${each(entries, box)}</div>`
}
