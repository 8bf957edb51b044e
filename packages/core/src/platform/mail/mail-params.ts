import { plans, units } from '@vedetta/contracts/facts/plans'
import { visibleCharacters } from '@vedetta/contracts/text/visible-text'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { z } from 'zod'

/** Names come from people, titles from pages: kept on one line, without characters that nobody sees. */
export const shownUpTo = (length: number) =>
  z.string().transform((text) =>
    visibleCharacters(text.slice(0, length).toWellFormed())
      .replace(/[\s\p{Z}\p{Co}\p{Cn}]+/gu, ' ')
      .trim(),
  )
export const shown = shownUpTo(254)
export const url = z.url({ protocol: /^https?$/ })
export const tier = z.enum(keysOf(plans))
export const unit = z.enum(keysOf(units))
export const amount = z.number().int().positive()
export const dateTime = z.iso.datetime()
