import type { Evidenced } from '../evidence.ts'
import {
  certifiedCourses,
  foreignLicences,
  licenceClasses,
  notOfCertificate,
  permits,
  qualifications,
  registersOfPeople,
  registrationPrepositions,
  wordsAfterCertificate,
} from '../lexicon/certifications.ts'
import { anyOf, anywhere, fromWordStart } from '../lexicon/compile-terms.ts'
import { type Advert, quoteOf, type Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const by = 'certifications'
const maxCertifications = 20

/** The end of a certificate's name. */
const nameEnd = String.raw`(?=\s*(?:[.,;:()]|$|\s[–-]\s|\b${anyOf(wordsAfterCertificate)}\b))`
/** Further words of a certificate's name. */
const tailOf = (maxWords: number, space: string) =>
  String.raw`(?:${space}(?!${anyOf(notOfCertificate)}\b)[^\s.,;:()]+){0,${maxWords}}?`
const tail = tailOf(7, String.raw`\s`)

const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:patent[ei]|pat\.) (?:di guida )?(?:di )?(?:tipo |cat(?:egoria|\.)? ?)?${anyOf(licenceClasses)}(?![\p{L}])(?:\s?(?:[/+]|-)\s?(?:[abcde]e?)(?![\p{L}]))*`,
    'giu',
  ),
  /\b(?:patente di spedizioniere(?: doganale)?\b|patent[ei] di guida\b(?! (?:di )?(?:tipo |cat\S* )?[abcd]\b))/giu,
  fromWordStart(foreignLicences, 'giu'),
  /\b(?:cqc(?: (?:merci|persone))?\b|(?:patentino |certificato |abilitazione |cfp )?adr\b(?: (?:base|cisterne))?|(?:carta|scheda) (?:tachigrafica|del conducente|cronotachigrafica)\b|kb\b(?= |$))/giu,
  new RegExp(String.raw`\bpatentin[oi]\b${tail}${nameEnd}`, 'giu'),
  new RegExp(String.raw`\babilitazion[ei]\b${tail}${nameEnd}`, 'giu'),
  new RegExp(
    [
      String.raw`\b(?:iscrizione|iscritt[oaie](?:\/[oaie])?) (?!(?:al|alle|nelle?) ${anyOf(registersOfPeople)})`,
      `${anyOf(registrationPrepositions)}${tailOf(6, String.raw`\s?`)}${nameEnd}`,
    ].join(''),
    'giu',
  ),
  new RegExp(String.raw`\battestat[oi]\b${tail}${nameEnd}`, 'giu'),
  new RegExp(
    String.raw`\bcertificazion[ei]\b(?! (?:di (?:qualita|bilancio|prodotto)|aziendal\w+|iso 9001))${tail}${nameEnd}`,
    'giu',
  ),
  new RegExp(String.raw`\bcertificat[oi] (?:di |d['’]|a |adr|cqc|medico|ecdl|[A-Z])${tail}${nameEnd}`, 'giu'),
  /\bbrevett[oi] [^.,;:()]{2,60}?(?=\s*(?:[.,;:()]|$|\bin corso\b|\bvalid\w+|\b(?:e|ed|o|and|und) (?:di |il |la |un )?(?:brevett|patent|attestat|certificat|diplom)))/giu,
  new RegExp(
    String.raw`\bqualifica (?:di |da |oss\b|osa\b|asa\b|pes\b|pav\b|come )${tailOf(7, String.raw`\s?`)}${nameEnd}`,
    'giu',
  ),
  /\b(?:pes(?: ?[/,-] ?pav)?(?: ?[/,-] ?pei)?\b|pav(?:\/pei)?\b)/giu,
  new RegExp(String.raw`\bcorso (?:di |per |sui |su )?${anyOf(certifiedCourses)}(?: (?!e\b|ed\b|o\b)[a-z]+)?`, 'giu'),
  fromWordStart(permits, 'giu'),
  anywhere(qualifications, 'giu'),
  /\b(?:aws|azure|google|microsoft|cisco|oracle|scrum|sap|salesforce)[ -](?:certified|certification)s?(?: [a-z]+){0,3}/giu,
  /\b(?:zweisprachigkeitsnachweis(?: [abcd])?\b|befahigungsnachweis(?: fur \w+)?\b|patentino di bilinguismo(?: [abcd])?\b|lehrabschluss\b)/giu,
]

/** Certificates, licences and registrations that an advert requires, not those it offers. */
export function readCertifications(advert: Advert): Evidenced<string>[] {
  const found: { value: string; statement: Statement; index: number }[] = []
  for (const statement of [...advert.statements, advert.title]) {
    if (statement.kind === 'legal' || statement.kind === 'about') continue
    if (!speaksOf(statement, 'certificate') || isGiven(statement)) continue
    const matches = patterns
      .flatMap((pattern) => allMatches(pattern, statement.folded))
      .filter((match) => !isNegated(statement.folded, match.index) && !isKnowledge(statement.folded, match.index))
      .map((match) => ({
        index: match.index,
        value: cleaned(statement.text.slice(match.index, match.index + match[0].length)),
      }))
      .filter(({ value }) => value.length > 1 && !isGeneric(value))
      .sort((a, b) => b.value.length - a.value.length)
    const kept = matches.filter(
      (match, position) =>
        !matches
          .slice(0, position)
          .some(
            (longer) =>
              longer.index < match.index + match.value.length && match.index < longer.index + longer.value.length,
          ),
    )
    const ordered = kept.sort((a, b) => a.index - b.index)
    ordered.forEach(({ index, value }, position) => {
      // "Patentino F-Gas (FGAS)": the brackets say it again.
      const isAgain = position > 0 && /\(\s*$/.test(statement.text.slice(0, index))
      if (!isAgain) found.push({ value, statement, index })
    })
  }
  return unique(found)
}

/** "Patentino pagato da noi", "corso HACCP a nostro carico": a benefit. */
const isGiven = ({ kind, folded }: Statement) =>
  kind === 'offer' &&
  /\b(?:pagat\w+|a (?:nostro )?carico|offerto|rilasci\w+|formazion\w+|conseguiment\w+|gratuit\w+|ottener\w+|paid\b)/.test(
    folded,
  )

/** "Sistema HACCP" is known, not held. */
const isKnowledge = (folded: string, index: number) =>
  /\b(?:sistem[ai]|standard|norm\w+|protocoll\w+|manuale|piano)(?: di| del| d')? ?$/.test(
    folded.slice(Math.max(0, index - 25), index),
  )

const isNegated = (folded: string, index: number) =>
  /\b(?:non (?:e |serve |occorre )?(?:richiest\w+ |necessari\w+ )?(?:il |la |l')?|senza )$/.test(
    folded.slice(Math.max(0, index - 40), index),
  )

/** "Patentino" alone says little, but it is what the page names; "certificazioni" alone says nothing. */
const isGeneric = (value: string) =>
  /^(?:certificazion[ei]|abilitazion[ei]|attestat[oi]|certificat[oi]|iscritt[oaie]|iscrizione|qualifica)$/i.test(value)

function cleaned(value: string): string {
  return value
    .replace(/[\s.,;:–-]+$/u, '')
    .replace(/\s+(?:di|a|in|del|della|dei|all['’]|al|da|per|un|una)$/iu, '')
    .trim()
}

function unique(found: readonly { value: string; statement: Statement; index: number }[]): Evidenced<string>[] {
  const kept: Evidenced<string>[] = []
  for (const { value, statement, index } of found) {
    const key = keyOf(value)
    if (
      kept.length < maxCertifications &&
      !kept.some((other) => keyOf(other.value).includes(key) || key.includes(keyOf(other.value)))
    ) {
      kept.push(evidenced(value, quoteOf(statement, index, index + value.length), by))
    }
  }
  return kept
}

const keyOf = (value: string) =>
  ` ${value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
