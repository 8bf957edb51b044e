import { anyCase } from './any-case.ts'

/** Words that say where the work is done, the surest first. Each ends where the name begins. */
export const cues: readonly (readonly [RegExp, boolean])[] = [
  [
    new RegExp(
      String.raw`\b${anyCase(String.raw`(?<!con )(?<!ha )(?<!ha la )sed[ei](?: di lavoro| lavorativ\w+| operativ\w+| di inserimento)?|luogo (?:di lavoro|di svolgimento|dell['’]attivit[aà])|base (?:di lavoro|operativa)|posto di lavoro|partenza|(?:si parte|partirai|partenze)(?: [^.,;:]{1,25}?)?(?= da )|workplace|place of work|based|location|arbeitsort|standort|dienstsitz`)}${anyCase(' (?:e|è|sar[aà]|is|prevista)')}? ?(?:[:–-]|:? ?${anyCase('in|a|ad|di|da|presso|nel comune di')})? ?(?=\p{Lu})`,
      'gu',
    ),
    true,
  ],
  [
    new RegExp(
      String.raw`\b${anyCase(String.raw`filial[ei]|stabiliment[oi]|deposit[oi]|magazzin[oi]|officin[ae]|cantier[ei]|segheri[ae]|cav[ae]|fabbric[ae]|filatur[ae]|tintori[ae]|tessitur[ae]|conceri[ae]|fonderi[ae]|acciaieri[ae]|vetreri[ae]|cartier[ae]|tipografi[ae]|caseifici[o]?|cantin[ae]|tenut[ae]|panifici[o]?|botteg[ae]|atelier|serr[ae]|vivai[o]?|cucin[ae]|central[ei]|terminal|piattaform[ae]|logistic[ae]|impiant[oi]|discaric[ae]|biblioteca|muse[oi]|teatro|ambulatori[o]?|casa di (?:riposo|cura)|ronda|negoz[io]+|punt[oi] vendita|uffici[o]?|laborator\w+|plant|struttur[ae]|residenz[ae]|showroom|store|hotel|ristorante|trattoria|clinica|farmacia|unit[aà] (?:locale|produttiva)|hub|centro|polo|villa|rsa|scuola|nido|boutique|flagship|offices?|sito (?:produttivo)?|reparto|palestra|sedi|dimora|studio|agenzia|cors[oi]|istitut[oi]|scuole|ospedale|servizi[o]?|centri|territorio|comune|salone`)}(?: [\p{L}0-9'’"“”«»-]+){0,4}? (?:in|a|ad|di|nel comune di|of) (?=\p{Lu})`,
      'gu',
    ),
    false,
  ],
  [
    new RegExp(
      String.raw`\b${anyCase(String.raw`frazione|fraz\.|localit[aà]|loc\.`)} (?:di|del comune di) (?=\p{Lu})`,
      'gu',
    ),
    true,
  ],
  [
    new RegExp(
      String.raw`\b${anyCase(String.raw`zon[ae]|area|provinci[ae]|prov\.|dintorni|hinterland`)}(?: geografica| operativa)?(?: di lavoro)?(?: di)?:? (?=\p{Lu})`,
      'gu',
    ),
    false,
  ],
  [
    new RegExp(
      String.raw`\b${anyCase('client[ei]|aziend[ae]|cooperativ[ae]|studio|impresa|societ[aà]|struttura')} (?:\p{L}+ ){0,3}?(?:di|a|in) (?=\p{Lu})`,
      'gu',
    ),
    false,
  ],
  [new RegExp(String.raw`\b${anyCase('a|ad|in|su|presso|per|tra|fra|near|bei|nahe')} (?=\p{Lu})`, 'gu'), false],
  [
    /(?<!prosciutto )(?<!aceto )(?<!balsamico )(?<!banca )(?<!commercio )(?<!marmo )(?<!porto )(?<!golfo )(?<!lago )\bdi (?=\p{Lu})/gu,
    false,
  ],
]
/** The cues that only words of the topic can hold. */
export const ofTopic = [0, 2, 3]
export const innerCapital = / \p{Lu}/u
export const hamletCue = 2
export const notHere =
  /\b(?:riunion\w+|meeting\w*|fier[ae]|fondat\w+|nat[oa]|leader|universita|politecnico|berufsschule|scuola|laurea|founded)\b[^,.;]{0,40}$/iu

export const onTheWay = /\b(?:export|verso|viagg\w+|consegn\w+|dal porto)\b[^,.;]{0,40}$/iu
