import { localPath, pathWithoutLanguage } from '@vedetta/contracts/calls/routes'
import { type Language, languages } from '@vedetta/contracts/text/labels'
import { pageFile } from '@vedetta/contracts/watch/page-rendering'
import { useLocation } from 'react-router'
import { useSite } from '../../domain/site.ts'
import { defaultLanguage, useLanguage } from '../../lib/i18n.ts'

type PageHeadProps = {
  /** The full title, including the product's name. */
  title: string
  description: string
  /** Path of an Open Graph image of 1200 × 630; prerendered pages have one of their own. */
  picture?: string
  /** Objects of schema.org. */
  structuredData?: readonly Record<string, unknown>[]
  /** Keeps a page without content out of search engines. */
  noIndex?: boolean
}

const locales = { it: 'it_IT', en: 'en_GB' } as const satisfies Record<Language, string>

/** Title, description, canonical and language links, Open Graph tags and structured data of a public page. */
export function PageHead({ title, description, picture, structuredData = [], noIndex = false }: PageHeadProps) {
  const { origin } = useSite()
  const language = useLanguage()
  const path = pathWithoutLanguage(useLocation().pathname.replace(/(?<=.)\/$/, ''))
  const address = origin + localPath(path, language)
  const image = origin + (picture ?? ogImagePath(localPath(path, language)))
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={origin + localPath(path, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + localPath(path, defaultLanguage)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Vedetta" />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData.map((item) => (
        <script key={JSON.stringify(item)} type="application/ld+json">
          {JSON.stringify({ '@context': 'https://schema.org', ...item })}
        </script>
      ))}
    </>
  )
}

/** Path of the image that the build draws for a page. */
function ogImagePath(path: string): string {
  return `/pictures/${pageFile(path)}.png`
}
