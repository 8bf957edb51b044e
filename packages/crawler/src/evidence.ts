/** Words of a page, as they stand there but for white space, and where. At most 300 characters. */
export type Quote = { text: string; url: string }

/** A value, the words it was read from, and who read it. */
export type Evidenced<Value> = { value: Value; quote: Quote; by: string }
