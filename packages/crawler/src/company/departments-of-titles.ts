import type { departments } from '@vedetta/contracts/facts/departments'
import { sameLengthFold } from '../normalise/same-length-fold.ts'

type Department = keyof typeof departments

/** The department by the words of a person's title; the first match decides. */
const wordsOfDepartments: readonly (readonly [Department, RegExp])[] = [
  ['human_resources', /\bhr\b|risorse umane|personale|human resources|recruit|selezione|people|talent/],
  ['controlling', /controllo di gestione|controller|controlling/],
  ['finance', /finan|contabil|cfo\b|amministrazione e finanza|treasury|tesoreria|accounting|credit/],
  ['retail_store', /punto vendita|store|negozio|shop/],
  ['customer_service', /assistenza|customer|clienti|post.?vendita|service/],
  ['marketing', /marketing|brand|digital|e-?commerce/],
  ['communication', /comunicazion|stampa|press|pr\b|relazioni esterne|public relations/],
  ['sales', /vendit|commercial|sales|export|area manager|account|business development/],
  ['software_development', /sviluppo software|software|developer/],
  ['data_analytics', /\bdata\b|analytics|\bbi\b/],
  ['information_technology', /\b(?:it\b|ict\b|cio\b|cto\b)|sistemi informativi|informatic|\bced\b/],
  ['research_development', /ricerca e sviluppo|\br&[ds]\b|research|innovazione/],
  ['engineering', /tecnic|progett|engineering|ingegner/],
  ['quality', /qualita|quality/],
  ['maintenance', /manutenzion|installazion|maintenance/],
  ['logistics', /logistic|magazzino|warehouse|spedizion|supply chain/],
  ['purchasing', /acquist|purchas|procurement|buyer/],
  ['production', /produzione|production|operations|stabilimento|plant|\bcoo\b/],
  ['legal', /legal|compliance|privacy|societari/],
  ['health_safety_environment', /\bhse\b|sicurezza|ambiente|rspp|safety/],
  ['project_management', /project manager|pmo|commess/],
  ['design_creative', /design|creativ|grafic|stile/],
  ['health_hospitality_services', /sanitari|medic|infermier|educativ|ospitalita|reception|chef/],
  ['administration', /amministrativ|amministrazione|segreteria|office/],
  [
    'general_management',
    /amministrator|general|ceo\b|presidente|titolare|founder|direttore|direttrice|director|socio|managing/,
  ],
]

/** The department of a person's title, or null if the title names none. */
export function departmentOf(title: string): Department | null {
  const folded = sameLengthFold(title)
  return wordsOfDepartments.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}
