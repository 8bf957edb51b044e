import type { Hand } from './hand.ts'

/** How a page writes the names of posts: what it puts before and after them. */
export type Writing = (post: string) => string

const signs = ['🔧 ', '👩‍🍳 ', '▸ ', '• ', '» ', '- ', '✔ ', '📣 ', '1. ', '2x ', 'N. 1 '] as const
const separators = [' – ', ' - ', ', ', ' | ', ' (', ' / '] as const

/** The ways of one page. */
export function writingOf(hand: Hand): Writing {
  const { words } = hand
  const mark = hand.chance(0.4) ? hand.one(words.marks) : ''
  const sign = hand.chance(0.08) ? hand.one(signs) : ''
  const separator = hand.one(separators)
  const shares = {
    grade: hand.one(['0', '0.1', '0.3']),
    addition: hand.one(['0', '0.1', '0.3']),
    city: hand.one(['0', '0', '0.2', '0.8']),
    code: hand.one(['0', '0', '0', '0.6']),
  }
  const at = (share: string) => hand.chance(Number(share))
  return (post) => {
    const title = `${at(shares.grade) ? `${hand.one(words.grades)} ` : ''}${post}${at(shares.addition) ? joined(hand.one(words.additions)) : ''}`
    const city = at(shares.city) ? `${separator}${hand.one(words.cities)}${separator === ' (' ? ')' : ''}` : ''
    const code = at(shares.code) ? ` ${hand.one(['#', 'Ref. ', 'cod. ', 'ID '])}${hand.between(101, 9999)}` : ''
    const broken = hand.chance(0.05) ? title.replace(' ', '<br>') : title
    return `${sign}${broken}${mark === '' ? '' : ` ${mark}`}${city}${code}`
  }
}

const joined = (addition: string) => (addition.startsWith(',') ? addition : ` ${addition}`)
