import { nameKey } from '@vedetta/reference/name-key'

/** Whose register data are a person's. */
export const soleTrader = 'Ditta individuale'

/** The usual legal forms as they are shown, with the registry's codes and wordings for each. */
const forms: Record<string, readonly string[]> = {
  'S.p.A.': ['sp', 'spa', 's p a', 'societa per azioni', 'societa per azioni con socio unico'],
  'S.r.l.': [
    'sr',
    'srl',
    's r l',
    'societa a responsabilita limitata',
    'societa a responsabilita limitata con unico socio',
  ],
  'S.r.l.s.': ['rs', 'srls', 's r l s', 'societa a responsabilita limitata semplificata'],
  'S.a.p.A.': ['aa', 'sapa', 's a p a', 'societa in accomandita per azioni'],
  'S.n.c.': ['sn', 'snc', 's n c', 'societa in nome collettivo'],
  'S.a.s.': ['as', 'sas', 's a s', 'societa in accomandita semplice'],
  'S.s.': ['se', 'ss', 's s', 'societa semplice'],
  'Soc. coop.': [
    'sc',
    'soc coop',
    'societa cooperativa',
    'societa cooperativa a responsabilita limitata',
    'scarl',
    's c a r l',
    'societa cooperativa sociale',
  ],
  [soleTrader]: ['di', 'ditta individuale', 'impresa individuale'],
  'Studio associato': ['studio associato', 'associazione professionale', 'associazione fra professionisti'],
  Consorzio: ['co', 'consorzio'],
  'Società consortile': ['sl', 'scrl', 's c r l', 'societa consortile', 'societa consortile a responsabilita limitata'],
  Associazione: ['ac', 'associazione'],
  Fondazione: ['fo', 'fondazione'],
  'Ente pubblico': ['ep', 'ente pubblico', 'ente pubblico economico'],
}

const formByKey = new Map(Object.entries(forms).flatMap(([form, keys]) => keys.map((key) => [key, form] as const)))
const known = new Map<string, string>()
const maxKnown = 1_000

/** The form as it is shown; an unknown one stays as the file words it. */
export function readLegalForm(text: string): string | null {
  if (text === '') return null
  const before = known.get(text)
  if (before !== undefined) return before
  const form = formByKey.get(nameKey(text)) ?? text
  if (known.size < maxKnown) known.set(text, form)
  return form
}
