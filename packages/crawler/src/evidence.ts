/** Words of a page, verbatim except for white space, and their address. At most 300 characters. */
export type Quote = { text: string; url: string }

/** A value, the words it was read from, and the reader's name. */
export type Evidenced<Value> = { value: Value; quote: Quote; by: string }
