/** The limits of one render, kept by the browser and again by whoever sends its requests. */
export const renderLimits = {
  /** Wall clock; long enough for a page whose requests to one host are a second apart. */
  ms: 25_000,
  requests: 80,
  /** Of all answers together. */
  bytes: 12_000_000,
  htmlLength: 4_000_000,
  /** Of the JSON that its scripts fetched, which is read beside what they drew. */
  dataFiles: 10,
  dataBytes: 2_000_000,
} as const
