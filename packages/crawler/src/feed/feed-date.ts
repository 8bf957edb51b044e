/** "Tue, 10 Nov 2026 09:00:00 +0100", or "2026-11-10T09:00:00+01:00", also without the time. */
const known = /^(?:(?:[a-z]{2,9},?\s+)?\d{1,2}\s+[a-z]{3,9}\.?\s+\d{4}|\d{4}-\d{2}-\d{2})(?=$|[\sT])/i
const zone = /(?:Z|[A-Z]{2,4}|[+-]\d{2}:?\d{2})$/i
const italianZones: Readonly<Record<string, string>> = { CET: '+0100', MET: '+0100', CEST: '+0200', MEST: '+0200' }

/** When a feed says that something was published; UTC where it does not say where, null where it can't be read. */
export function feedDate(text: string): Date | null {
  const written = text.trim()
  if (written.length > 60 || !known.test(written)) return null
  const zoned = zone.test(written)
    ? written.replace(/(?<=\s)(?:CES?T|MES?T)$/i, (name) => italianZones[name.toUpperCase()] ?? name)
    : `${written}${/^\d{4}-\d{2}-\d{2}$/.test(written) ? '' : /^\d{4}-/.test(written) ? 'Z' : ' GMT'}`
  const time = Date.parse(zoned)
  return Number.isNaN(time) ? null : new Date(time)
}
