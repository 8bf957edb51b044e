import type { DrawnWords } from '../drawn-words.ts'
import { germanAdverts } from './adverts.ts'
import { germanApplying } from './applying.ts'
import { germanCompany } from './company.ts'
import { germanPosts } from './posts.ts'

export const germanWords: DrawnWords = { ...germanPosts, ...germanAdverts, ...germanCompany, ...germanApplying }
