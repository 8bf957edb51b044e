import { loadTexts } from '../../../lib/load-texts.ts'

/** Code that shows the texts of discards, loaded together with them. */
export async function withTexts<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, loadTexts('discards')])
  return loaded
}
