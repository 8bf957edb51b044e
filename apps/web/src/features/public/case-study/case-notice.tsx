import { useCaseTexts } from './use-case-texts.ts'

/** States that the case is illustrative, not of a customer. */
export function CaseNotice() {
  const { notice } = useCaseTexts()
  return (
    <p role="note" className="max-w-[76ch] rounded-lg border border-new/40 bg-new-soft px-5 py-4 text-[15px]">
      {notice}
    </p>
  )
}
