import * as account from './account.ts'
import * as companies from './company.ts'
import * as contacts from './contact.ts'
import * as exports from './export.ts'
import * as filters from './filter.ts'
import * as marks from './mark.ts'
import type { Operation } from './operation.ts'
import * as positions from './position-operations.ts'

/** Every operation of the public API. */
export const operations = [account, positions, marks, companies, contacts, filters, exports]
  .flatMap((each) => Object.values(each) as unknown[])
  .filter((each): each is Operation => typeof each === 'object' && each !== null && 'path' in each)
