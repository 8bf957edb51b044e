import { localPath, pathWithoutLanguage } from '@vedetta/contracts/calls/routes'
import { languages } from '@vedetta/contracts/text/labels'
import { Link, useLocation } from 'react-router'
import { languageNames, useLanguage } from '../../../lib/i18n.ts'
import { chosenLanguage } from '../chosen-language.ts'
import { useLayoutTexts } from './use-layout-texts.ts'

/** Links to the same page in the other language. */
export function LanguageLink() {
  const { otherLanguage } = useLayoutTexts()
  const { pathname } = useLocation()
  const current = useLanguage()
  return languages
    .filter((language) => language !== current)
    .map((language) => (
      <Link
        key={language}
        to={localPath(pathWithoutLanguage(pathname), language)}
        hrefLang={language}
        state={chosenLanguage}
        title={languageNames[language]}
        className="grid h-9 min-w-9 place-items-center rounded-md font-medium text-muted uppercase hover:text-ink pointer-coarse:size-11"
      >
        {language} <span className="sr-only">{otherLanguage}</span>
      </Link>
    ))
}
