/** Whose an address or number is by the words around it. `unsaid`: a mobile of which they say nothing. */
export type ContactOwner = 'company' | 'person' | 'unsaid'
