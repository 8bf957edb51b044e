import { dataKinds } from './data-kinds.ts'
import type { HostileSite } from './hostile-answer.ts'
import { markupKinds } from './markup-kinds.ts'
import { scriptKinds, siteKinds } from './site-kinds.ts'
import { textKinds } from './text-kinds.ts'

/** Every kind of hostile site, by its name. */
export const hostileKinds: Readonly<Record<string, HostileSite>> = {
  ...siteKinds,
  ...scriptKinds,
  ...markupKinds,
  ...dataKinds,
  ...textKinds,
}
