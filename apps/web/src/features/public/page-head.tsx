import { type Language, languages } from '@vedetta/contracts/labels'
import { pageFile } from '@vedetta/contracts/page-rendering'
import { localPath, pathWithoutLanguage } from '@vedetta/contracts/routes'
import { useLocation } from 'react-router'
import { useSite } from '../../domain/site.ts'
import { defaultLanguage, useLanguage } from '../../lib/i18n.ts'

type PageHeadProps = {
  /** The whole of it, with the product's name. */
  title: string
  description: string
  /** The path of a picture of 1200 × 630 for links that are shared; a page rendered at build has one of its own. */
  picture?: string
  /** What the page is about, in the words of schema.org. */
  facts?: readonly Record<string, unknown>[]
  /** It has nothing to say today: search engines leave it out. */
  isEmpty?: boolean
}

const locales = { it: 'it_IT', en: 'en_GB' } as const satisfies Record<Language, string>

/** What search engines and shared links show of a public page, and where it stands in each language. */
export function PageHead({ title, description, picture, facts = [], isEmpty = false }: PageHeadProps) {
  const { origin } = useSite()
  const language = useLanguage()
  const path = pathWithoutLanguage(useLocation().pathname.replace(/(?<=.)\/$/, ''))
  const address = origin + localPath(path, language)
  const image = origin + (picture ?? pictureOf(localPath(path, language)))
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isEmpty && <meta name="robots" content="noindex" />}
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
      {facts.map((fact) => (
        <script key={JSON.stringify(fact)} type="application/ld+json">
          {JSON.stringify({ '@context': 'https://schema.org', ...fact })}
        </script>
      ))}
    </>
  )
}

/** Where the build draws the picture of a page. */
function pictureOf(path: string): string {
  return `/pictures/${pageFile(path)}.png`
}
