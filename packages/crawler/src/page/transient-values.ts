const months = [
  'gen(?:naio)?|jan(?:uary)?',
  'feb(?:braio|ruary)?',
  'mar(?:zo|ch)?',
  'apr(?:ile|il)?',
  'mag(?:gio)?|may',
  'giu(?:gno)?|june?',
  'lug(?:lio)?|july?',
  'ago(?:sto)?|aug(?:ust)?',
  'set(?:tembre)?|sep(?:tember)?',
  'ott(?:obre)?|oct(?:ober)?',
  'nov(?:embre|ember)?',
  'dic(?:embre)?|dec(?:ember)?',
]

const counter =
  /\b(?:visit[ae]|visitatori|visualizzazioni|accessi|utenti online|views|visitors)\s{0,3}:?\s{0,3}\d[\d.,]{0,15}/gi
const token = /\b(?=[a-f]{0,40}\d)[0-9a-f]{16,128}\b/gi
/** Values that their own name says to be of one answer. */
export const namedToken =
  /"\w{0,20}(?:nonce|token|csrf|timestamp|buildId|requestId|sessionId|generatedAt|serverTime)"\s?:\s?(?:"[^"]{0,500}"|\d{1,20})/gi

/** Of dates only today's is transient: any other may be an advert's own. */
export function transientRemover(visitedAt: Date): (text: string) => string {
  const [year, month, day] = [visitedAt.getUTCFullYear(), visitedAt.getUTCMonth() + 1, visitedAt.getUTCDate()]
  const today = [
    `\\b0?${day}[./-]0?${month}[./-](?:20)?${year % 100}\\b`,
    `\\b${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}(?:T[\\d:.+Z]{0,20})?`,
    `\\b0?${day}\\s+(?:${months[month - 1]})\\.?\\s+${year}\\b`,
  ]
  const clock = '\\b\\d{1,2}[:.]\\d{2}[:.]\\d{2}\\b'
  const counted =
    '\\d[\\d.,]{0,15}\\s{1,3}(?:visit[ae]|visitatori|visualizzazioni|accessi|utenti online|views|visitors)\\b'
  // A pattern of its own, because the engine skips quickly to a leading digit.
  const numbers = new RegExp([...today, clock, counted].join('|'), 'gi')
  return (text) => {
    const rest = text.replace(numbers, '').replace(counter, '').replace(token, '')
    return rest.includes('"') ? rest.replace(namedToken, '') : rest
  }
}
