import type { DrawnWords } from '../drawn-words.ts'
import { englishAdverts } from './adverts.ts'
import { englishApplying } from './applying.ts'
import { englishCompany } from './company.ts'
import { englishPosts } from './posts.ts'

export const englishWords: DrawnWords = { ...englishPosts, ...englishAdverts, ...englishCompany, ...englishApplying }
