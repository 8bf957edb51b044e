import { ChevronDown } from 'lucide-react'

export type QuestionAndAnswer = { question: string; answer: string }

export function Faq({ questions }: { questions: readonly QuestionAndAnswer[] }) {
  return (
    <div className="max-w-[76ch] border-line border-t">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-line border-b">
          <summary className="flex list-none items-center justify-between gap-4 rounded-sm py-4 font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <p className="pb-5 text-ink/85">{answer}</p>
        </details>
      ))}
    </div>
  )
}

/** The FAQ as an object of schema.org. */
export function faqStructuredData(questions: readonly QuestionAndAnswer[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
