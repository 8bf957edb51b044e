import type { Draws } from '../random/draws.ts'

type TitleForms = { both: string; masculine: string; feminine: string; plural: string | null }

const marks = /(i?)([*%^])/g
/** Trades that adverts use in the plural. */
const countedTrades =
  /^(Addett|Operai|Operat|Magazzinier|Camerier|Infermier|Impiegat|Commess|Cassier|Montat|Saldat)[*%^]/

const endings: Record<string, Record<'both' | 'masculine' | 'feminine' | 'plural', string>> = {
  '*': { both: 'o/a', masculine: 'o', feminine: 'a', plural: 'i' },
  '%': { both: 'ore/trice', masculine: 'ore', feminine: 'rice', plural: 'ori' },
  '^': { both: 'e/a', masculine: 'e', feminine: 'a', plural: 'i' },
}

/** Expands the placeholders of a trade's title: "Operai* generic*" to "Operaio/a generico/a", "Operai generici" and so on. */
export function titleForms(title: string): TitleForms {
  const spelled = (form: keyof TitleForms) =>
    title.replace(marks, (_, stem: string, mark: string) =>
      form === 'plural' && stem === 'i' && mark === '*' ? 'i' : stem + (endings[mark]?.[form] ?? ''),
    )
  return {
    both: spelled('both'),
    masculine: spelled('masculine'),
    feminine: spelled('feminine'),
    plural: countedTrades.test(title) ? spelled('plural') : null,
  }
}

const known = new Map<string, TitleForms>()

export function drawTitleForm(draws: Draws, title: string): string {
  let forms = known.get(title)
  if (!forms) {
    forms = titleForms(title)
    known.set(title, forms)
  }
  const share = draws.unit()
  if (share < 0.58) return forms.both
  if (share < 0.88) return forms.masculine
  if (share < 0.95 || forms.plural === null) return forms.feminine
  return forms.plural
}
