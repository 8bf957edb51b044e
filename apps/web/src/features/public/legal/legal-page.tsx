import { legalVersion } from '@vedetta/contracts/customers/legal-version'
import { formatLongDate } from '@vedetta/contracts/text/formats'
import type { Language } from '@vedetta/contracts/text/labels'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'
import { PageHead } from '../page-head.tsx'
import { LegalBlocks } from './legal-blocks.tsx'
import type { LegalTexts } from './legal-texts.ts'

const labels = {
  it: { version: 'Versione', from: 'in vigore dal', contents: 'In questa pagina' },
  en: { version: 'Version', from: 'in force from', contents: 'On this page' },
} satisfies Record<Language, unknown>

type LegalPageProps = {
  texts: LegalTexts
  /** For a text without a version. */
  isUndated?: boolean
  /** Sections in `children`, for the contents. */
  extraSections?: readonly { id: string; title: string }[]
  children?: ReactNode
}

/** A long text with contents, followed by `children`. */
export function LegalPage({
  texts: { head, title, lead, sections },
  isUndated = false,
  extraSections = [],
  children,
}: LegalPageProps) {
  const language = useLanguage()
  const { version, from, contents } = labels[language]
  const day = formatLongDate(new Date(`${legalVersion.date}T12:00:00Z`), language)
  return (
    <main id="content" className="mx-auto w-full max-w-[1216px] px-5 pt-12 sm:px-7 sm:pt-16">
      <PageHead {...head} />
      <div className="max-w-[46rem]">
        <h1 className="text-balance font-bold text-[34px] leading-[1.1] tracking-[-0.03em] sm:text-[42px]">{title}</h1>
        {!isUndated && (
          <p className="mt-3 text-[15px] text-muted">
            {version} {legalVersion.number}, {from} <time dateTime={legalVersion.date}>{day}</time>
          </p>
        )}
        <p className="mt-5 text-[17px] text-ink/85">{lead}</p>
      </div>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[15rem_minmax(0,46rem)]">
        <nav aria-label={contents} className="self-start text-[15px] lg:sticky lg:top-6">
          <p className="mb-2 font-semibold">{contents}</p>
          <ul className="grid">
            {[...sections, ...extraSections].map((part) => (
              <li key={part.id}>
                <a
                  href={`#${part.id}`}
                  className="inline-block rounded-sm py-1 text-muted hover:text-ink hover:underline pointer-coarse:py-2"
                >
                  {part.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          {sections.map((section) => (
            <section key={section.id} id={section.id} className="scroll-mt-6">
              <h2 className="font-bold text-[22px] leading-tight tracking-[-0.02em]">{section.title}</h2>
              <LegalBlocks blocks={section.blocks} />
            </section>
          ))}
          {children}
        </div>
      </div>
    </main>
  )
}
