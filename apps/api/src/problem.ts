import { type ErrorCode, errors } from '@vedetta/contracts/calls/errors'
import { publicDocs } from '@vedetta/contracts/public-api/addresses'
import type { Problem } from '@vedetta/contracts/public-api/problem'
import type { Language } from '@vedetta/contracts/text/labels'
import { AppError } from '@vedetta/core/platform/app-error'

export const problemType = 'application/problem+json'

/** An expected failure whose answer has members of its own. */
export class ProblemError extends AppError {
  readonly members: object

  constructor(code: ErrorCode, members: object) {
    super(code)
    this.members = members
  }
}

type Facts = { readonly publicUrl: string; readonly language: Language }

/** An error as RFC 9457 wants it told; the title is the first sentence of its text. */
export function problemOf(code: ErrorCode, { publicUrl, language }: Facts): Problem {
  const detail = errors[code][language]
  const [title = detail] = detail.split(/(?<=[.:])\s/)
  return {
    type: `${publicUrl}${publicDocs}#error-${code}`,
    title: title.replace(/[.:]$/, ''),
    status: errors[code].status,
    detail,
    code,
  }
}

/** Italian where it is preferred to English. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', weight = ''] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/)
    return { language: tag.split('-')[0], weight: weight === '' ? 1 : Number(weight) || 0 }
  })
  const weightOf = (language: Language) =>
    Math.max(0, ...wanted.flatMap((each) => (each.language === language ? each.weight : [])))
  return weightOf('it') > weightOf('en') ? 'it' : 'en'
}
