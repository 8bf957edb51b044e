import { hash, mixed } from '@vedetta/crawler/score/text-features'
import { Draws } from '@vedetta/synthetic/random/draws'
import { shuffled } from '../harness/shuffled.ts'

/** `rule` is the answer of the rules, where it may be learned from too. */
export type ClassExample = { features: Uint32Array; label: string; rule: string | null; weight: number }

const bits = 13
const epochs = 8
const rate = 0.1
const startRate = 0.02
const seed = 38
const maxWords = 40

/** Words, pairs and triples of texts, apart by where they stand. */
export function classFeatures(texts: readonly { place: number; words: readonly string[] }[]): Uint32Array {
  const found = new Set<number>()
  for (const { place, words } of texts)
    words.slice(0, maxWords).forEach((_, at) => {
      for (let length = 1; length <= Math.min(3, at + 1); length++) {
        const run = words.slice(at + 1 - length, at + 1).join(' ')
        found.add(mixed(hash(place + length, run, 0, run.length)) & ((1 << bits) - 1))
      }
    })
  return Uint32Array.from(found)
}

/** Multinomial logistic regression by AdaGrad: gives the likeliest class of an example. */
export function learnClasses(examples: readonly ClassExample[]): (example: ClassExample) => string {
  const classes = [...new Set(examples.map(({ label }) => label))].sort()
  const size = 1 << bits
  const slot = (kind: number, feature: number) => kind * (size + classes.length) + feature
  const weights = new Float64Array(slot(classes.length, 0))
  const squares = new Float64Array(weights.length).fill(1e-4)
  const starts = new Float64Array(classes.length)
  const inputsOf = ({ features, rule }: ClassExample): { feature: number; share: number }[] => {
    const share = 1 / Math.sqrt(Math.max(1, features.length))
    const known = rule === null ? -1 : classes.indexOf(rule)
    return [
      ...[...features].map((feature) => ({ feature, share })),
      ...(known < 0 ? [] : [{ feature: size + known, share: 1 }]),
    ]
  }
  const sumsOf = (inputs: ReturnType<typeof inputsOf>) =>
    classes.map((_, kind) =>
      inputs.reduce(
        (sum, { feature, share }) => sum + (weights[slot(kind, feature)] as number) * share,
        starts[kind] ?? 0,
      ),
    )
  let order = [...examples.keys()]
  const draws = new Draws(seed).begin(2, 0)
  for (let epoch = 0; epoch < epochs; epoch++) {
    order = shuffled(order, draws)
    for (const index of order) {
      const example = examples[index] as ClassExample
      const inputs = inputsOf(example)
      const shares = softmax(sumsOf(inputs))
      for (const [kind, name] of classes.entries()) {
        const error = ((shares[kind] ?? 0) - Number(name === example.label)) * example.weight
        starts[kind] = (starts[kind] ?? 0) - startRate * error
        for (const { feature, share } of inputs) {
          const at = slot(kind, feature)
          const square = (squares[at] as number) + (error * share) ** 2
          squares[at] = square
          weights[at] = (weights[at] as number) - (rate * error * share) / Math.sqrt(square)
        }
      }
    }
  }
  return (example) => {
    const sums = sumsOf(inputsOf(example))
    return classes[sums.indexOf(Math.max(...sums))] ?? ''
  }
}

function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}
