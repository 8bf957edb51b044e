import { placeOfWorkCues, workplaceKinds } from '../lexicon/places.ts'
import { anyCase } from './any-case.ts'

/** Words that say where the work is done, the surest first. Each ends where the name begins. */
export const cues: readonly (readonly [RegExp, boolean])[] = [
  [
    new RegExp(
      String.raw`\b${anyCase(placeOfWorkCues.join('|'))}${anyCase(' (?:e|è|sar[aà]|is|prevista)')}? ?(?:[:–-]|:? ?${anyCase('in|a|ad|di|da|presso|nel comune di')})? ?(?=\p{Lu})`,
      'gu',
    ),
    true,
  ],
  [
    new RegExp(
      String.raw`\b${anyCase(workplaceKinds.join('|'))}(?: [\p{L}0-9'’"“”«»-]+){0,4}? (?:in|a|ad|di|nel comune di|of) (?=\p{Lu})`,
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
  // "In our Pisa lab": a workplace named by its town.
  [
    /\b(?:our|the|unser\p{L}*) (?=\p{Lu}\p{L}+(?:-| )(?:based|lab|office|plant|studio|site|factory|warehouse|store|shop|headquarters|hq|team|werk|b[uü]ro|filiale)\b)/giu,
    false,
  ],
]
/** The cues that only words of the topic can hold. */
export const ofTopic = [0, 2, 3]
export const innerCapital = / \p{Lu}/u
export const hamletCue = 2
export const notHere =
  /\b(?:riunion\w+|meeting\w*|fier[ae]|fondat\w+|nat[oa]|leader|universita|politecnico|berufsschule|scuola|laurea|founded)\b[^,.;]{0,40}$/iu

export const inTransit = /\b(?:export|verso|viagg\w+|consegn\w+|dal porto)\b[^,.;]{0,40}$/iu
