/** Figures of others on the whole sets of the MELO benchmark, whose protocol differs a little: MRR, hit@10. */
export const publishedFigures: readonly { readonly name: string; readonly cells: readonly string[] }[] = [
  { name: 'published: best embeddings (bge-m3)', cells: ['0.538 – 0.652', '– – 0.492'] },
  { name: 'published: characters', cells: ['0.480 – –'] },
  { name: 'published: BM25', cells: ['– – 0.257', '– – 0.011'] },
  { name: 'teacher as first measured', cells: ['– – 0.617', '– – 0.475', '', '– – 0.693'] },
]
