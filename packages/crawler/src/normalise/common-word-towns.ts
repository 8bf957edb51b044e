import { capitalsNamedLikeWords, townsNamedLikeWords } from '../lexicon/common-word-towns.ts'

export const capitalsWithWordNames: ReadonlySet<string> = new Set(capitalsNamedLikeWords)
export const commonWordTowns: ReadonlySet<string> = new Set(townsNamedLikeWords)
