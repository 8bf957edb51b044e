import type { DrawnWords } from '../drawn-words.ts'
import { italianAdverts } from './adverts.ts'
import { italianApplying } from './applying.ts'
import { italianCompany } from './company.ts'
import { italianPosts } from './posts.ts'

export const italianWords: DrawnWords = { ...italianPosts, ...italianAdverts, ...italianCompany, ...italianApplying }
