import type { RecordedSite } from '@vedetta/crawler/visit/replay-sites'

/** Which recorded sites an option like `en,de` leaves; one that states no language is always read. */
export function inLanguages(option: string | undefined): (site: Pick<RecordedSite, 'language'>) => boolean {
  if (option === undefined) return () => true
  const languages = new Set(option.split(','))
  return ({ language }) => language === undefined || languages.has(language)
}
