import { type ParsedSentence, parseSentence } from '@vedetta/meaning/sentence/parse-sentence'
import { type RoleKnowledge, roleKnowledge } from '@vedetta/meaning/sentence/role-nouns'
import { trades } from '@vedetta/meaning/trades/trades'

export type SentenceParser = (text: string) => ParsedSentence

/** The first sentence builds the tables of words, which takes most of a second: a process that answers people parses one before. */
export function createSentenceParser(): SentenceParser {
  let knowledge: RoleKnowledge | undefined
  return (text) => {
    knowledge ??= roleKnowledge(trades)
    return parseSentence(text, knowledge)
  }
}
