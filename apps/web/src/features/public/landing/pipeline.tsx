import { Mockup, MockupText } from '../parts/mockup.tsx'
import { PageSection } from '../parts/page-section.tsx'
import { useLandingTexts } from './use-landing-texts.ts'

/** Target of the link "how it works". */
export const pipelineId = 'how'

/** The product in three steps, from a site to a phone call. */
export function Pipeline() {
  const { title, text, example, steps } = useLandingTexts().pipeline
  return (
    <PageSection id={pipelineId} title={title} text={text}>
      <ol className="grid gap-x-8 gap-y-10 md:grid-cols-3">
        {steps.map(({ title, lines, text }, index) => (
          <li key={title}>
            <Mockup className="min-h-[136px]">
              <p className="sr-only">{example}</p>
              {lines.map((line) => (
                <p key={line} className="whitespace-pre-wrap">
                  <MockupText text={line} />
                </p>
              ))}
            </Mockup>
            <h3 className="mt-4 font-semibold text-[17px]">
              {index + 1}. {title}
            </h3>
            <p className="mt-1.5 text-[15px] text-ink/85">{text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}
