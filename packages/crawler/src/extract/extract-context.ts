import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'

/** Why a page is read, and what is known of it before. */
export type ExtractContext = {
  role: 'home' | 'careers' | 'detail' | 'post' | 'pdf' | 'feed' | 'news' | 'contact'
  /** The words of the link that led to this advert's page. */
  listTitle: string | null
  site: { company: string | null; visitedAt: Date }
}

/** Reads the adverts that stand on a page in one way of writing them. Pure; never throws. */
export type Extractor = (page: Page, context: ExtractContext) => RawPosition[]
