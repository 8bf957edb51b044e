import type { Statement } from './advert.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { isFrameOf, mergedSkills, namedSkills } from './named-skills.ts'
import { isPlaceName } from './place-names.ts'
import { sameLengthFold } from './same-length-fold.ts'
import { cuedSkills } from './skill-cues.ts'
import { isTerm, listedTasks } from './skill-lists.ts'
import { toolsAnywhere } from './skill-tools.ts'
import { isExperience, isNoSkill } from './skill-words.ts'

/** The skills that a statement mentions without requiring them. */
export function describedSkills(statement: Statement, title: string): Clause[] {
  if (statement.kind === 'offer' && !statement.isProse) return []
  const named = namedSkills(statement, toolsAnywhere)
  if (statement.kind !== 'tasks' && statement.kind !== 'other') return mergedSkills(named, cuedSkills(statement))
  const cued = cuedSkills(statement)
  return mergedSkills(
    named,
    mergedSkills(
      cued,
      listedTasks(statement, title).filter((one) => !isFrameOf(one, cued)),
    ),
  )
}

const maxStrongWords = 5

/** "<b>Due saldatori</b>": a number of people, not a skill. */
const counted =
  /^(?:\d{1,2}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|two|three|four|five|zwei|drei|vier) [a-z]+[eins]$/

/** "Sai usare la <b>lucidatrice</b>": a short name in bold, in a sentence that offers nothing. */
export function strongSkills(statement: Statement, title: string): Clause[] {
  if (statement.kind === 'offer' || statement.kind === 'terms') return []
  return (statement.strong ?? []).flatMap((words) =>
    clausesOf(words).flatMap(({ text }) => {
      const folded = sameLengthFold(text)
      const isShort = text.length > 2 && text.split(' ').length <= maxStrongWords
      const isOther = isNoSkill(folded) || isExperience(folded) || isPlaceName(text) || title.includes(folded)
      return isShort && !isOther && !isTerm(folded) && !counted.test(folded)
        ? [{ text, index: statement.text.indexOf(text) }]
        : []
    }),
  )
}
