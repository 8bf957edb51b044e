import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

type Outcome = { name: string; ms: number; passed: boolean }
type VitestReport = {
  testResults: {
    name: string
    message: string
    status: string
    assertionResults: { fullName: string; duration?: number; status: string }[]
  }[]
}
type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[]
}
type PlaywrightReport = { suites: PlaywrightSuite[] }

const shownSlowest = 10

/** Reads the reports of the test runners and prints the slowest tests and, last, `N passed, N failed`. */
const [folder = ''] = process.argv.slice(2)
const outcomes = readdirSync(folder)
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as VitestReport | PlaywrightReport)
  .flatMap((report) =>
    'testResults' in report ? ofVitest(report) : report.suites.flatMap((suite) => ofPlaywright(suite)),
  )

console.log('The ten slowest tests:')
for (const { name, ms } of outcomes.toSorted((a, b) => b.ms - a.ms).slice(0, shownSlowest)) {
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}
const failed = outcomes.filter(({ passed }) => !passed)
for (const { name } of failed) console.log(`failed: ${name}`)
console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
if (failed.length > 0 || outcomes.length === 0) process.exitCode = 1

function ofVitest({ testResults }: VitestReport): Outcome[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name)
    // A file whose hooks fail has no failed test to count.
    const own = status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({ name: `${file} › ${test.fullName}`, ms: test.duration ?? 0, passed: test.status === 'passed' }))
    return own ? [{ name: `${file} (outside its tests)`, ms: 0, passed: false }, ...tests] : tests
  })
}

function ofPlaywright({ title, suites = [], specs }: PlaywrightSuite): Outcome[] {
  const own = specs.map((spec) => ({
    name: `${title} › ${spec.title}`,
    ms: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    passed: spec.ok,
  }))
  return [...own, ...suites.flatMap(ofPlaywright)]
}
