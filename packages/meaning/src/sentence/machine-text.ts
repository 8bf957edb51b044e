/**
 * Texts for machines: markup, JSON, code, queries, paths, orders to a language model. Their words may be those of filters
 * ("manager", "Java", "stage"), yet nobody asks for a position with them. Each sign is one that no recruiter types: "<" alone
 * is "below", "`" an apostrophe, "/" an "or".
 */
const signs: readonly RegExp[] = [
  /[{}\\]|```|\(\)|=>|==|!=|&&|\|\|/,
  /<[/!?a-z][^<>]{0,200}>/i,
  /&(?:[a-z]{2,6}|#x?[0-9a-f]{1,6});|[a-z]%[0-9a-f]{2}[a-z%]|\$[(a-z_]/i,
  /\w=["'\w]+[&;]|\w=["'][^"']{0,100}["']|"\s*:\s*["[\d]|^\s*\[.{0,500}\]\s*$/,
  /(?:^|\s)(?:\.{0,2}|~)\/[\w.-]+\/|\bhttp\/\d|\.(?:exe|php|json|xml|csv|sh|bat|dll|ini|log|yml|sql)\b/i,
  /\bselect\b(?:\s+\*|.{1,100}\bfrom\b.{1,100}\bwhere\b)|\binsert\s+into\b|\b(?:delete|union\s+select)\b.{0,100}\bfrom\b|\bdrop\s+table\b|;\s*--|'\s*or\s*'?\d/i,
  /\b(?:const|let|var)\s+\w+\s*=|\b(?:def|function)\s+\w+\s*\(|\bimport\s+\w+\s+from\b|\bsudo\s|\brm\s+-/i,
  /\b(?:ignor|dimentic|disregard|forget|overrid|bypass)\p{L}{0,6}\b.{0,80}\b(?:istruzion|instruction|regol|rules|prompt|filtr|filters)/iu,
  /\bsystem prompt\b|\bprompt di sistema\b|\bact as\b|\bpretend (?:to|you)\b|\bfai finta\b|\bcomportati come\b/i,
]

export const isMachineText = (text: string): boolean => signs.some((sign) => sign.test(text))
