import { languages } from '@vedetta/contracts/text/labels'
import { describe, expect, test } from 'vitest'
import { operations } from './operations.ts'

describe.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  '%s',
  (name, { body, output, examples, params, path, files }) => {
    test.each(languages)(`the example of ${name} in %s is valid`, (language) => {
      const { body: given, output: answered } = examples[language]
      if (body) expect(body.safeParse(given).error).toBeUndefined()
      if (!files) expect(output.safeParse(answered).error).toBeUndefined()
    })

    test(`${name} has a parameter for each brace of its path`, () => {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, each]) => each)
      expect(Object.keys((params as unknown as { shape: object }).shape)).toEqual(named)
    })
  },
)
