import {
  businessSystems,
  financeSystems,
  graphicsPrograms,
  marketingAndMediaTools,
  officePrograms,
  webShopTools,
} from '../lexicon/office-tools.ts'
import { infrastructureTools, programmingTools, securityAndDataTools } from '../lexicon/software-tools.ts'
import {
  buildingAutomation,
  buildingPrograms,
  designPrograms,
  machineControls,
  methodsAndStandards,
} from '../lexicon/technical-tools.ts'
import {
  cultureAndContactTools,
  hotelAndWorkshopTools,
  hotelPrograms,
  logisticsAndIndustryTools,
  otherTools,
  printAndFashionTools,
  toolsWithCommonNames,
} from '../lexicon/trade-tools.ts'
import { allMatches } from './all-matches.ts'

/** Programs, languages, brands and methods that adverts name, as they are written. */
const allTools = new Set([
  ...officePrograms,
  ...businessSystems,
  ...designPrograms,
  ...machineControls,
  ...graphicsPrograms,
  ...webShopTools,
  ...programmingTools,
  ...infrastructureTools,
  ...methodsAndStandards,
  ...hotelPrograms,
  ...buildingAutomation,
  ...printAndFashionTools,
  ...logisticsAndIndustryTools,
  ...cultureAndContactTools,
  ...buildingPrograms,
  ...financeSystems,
  ...hotelAndWorkshopTools,
  ...securityAndDataTools,
  ...marketingAndMediaTools,
  ...otherTools,
])

const commonNames = new Set(toolsWithCommonNames)

export type Tools = ReadonlyMap<string, readonly string[]>

/** Names by their first word, the longest first. */
function byFirstWord(names: readonly string[]): Tools {
  const tools = new Map<string, string[]>()
  for (const name of names) {
    const first = firstWord(name, 0)
    tools.set(
      first,
      [...(tools.get(first) ?? []), name].sort((a, b) => b.length - a.length),
    )
  }
  return tools
}

const nextWord = /[\p{L}\p{N}]+/uy

function firstWord(text: string, start: number): string {
  nextWord.lastIndex = text[start] === '.' ? start + 1 : start
  return nextWord.exec(text)?.[0] ?? ''
}

/** Tools whose names are unmistakable anywhere. */
export const toolsAnywhere = byFirstWord([...allTools].filter((name) => !commonNames.has(name)))

/** All tools, for statements of requirements. */
export const toolsInRequirements = byFirstWord([...allTools])

const wordsOfText = /[\p{L}\p{N}]+/gu
const continues = /^[\p{L}\p{N}+#]/u

/** The tools a text names, each at its place. */
export function toolsIn(text: string, tools: Tools): { text: string; index: number }[] {
  const found: { text: string; index: number }[] = []
  let from = 0
  for (const { 0: word, index } of allMatches(wordsOfText, text)) {
    const names = index < from ? undefined : tools.get(word)
    const start = text[index - 1] === '.' ? index - 1 : index
    const name = names?.find((one) => {
      const at = one.startsWith('.') ? start : index
      return text.startsWith(one, at) && !continues.test(text.slice(at + one.length, at + one.length + 2))
    })
    if (name === undefined) continue
    found.push({ text: name, index: name.startsWith('.') ? start : index })
    from = index + name.length
  }
  return found
}
