/** Italy as dots, made by the build of where its municipalities lie. */
declare module 'virtual:italy-grid' {
  export const grid: {
    /** The north-western corner, in degrees. */
    north: number
    west: number
    /** A degree of longitude, in degrees of latitude. */
    stretch: number
    /** From dot to dot, and from row to row, in degrees of latitude; every other row is shifted by half a dot. */
    step: number
    rowStep: number
    /** For each row, where dots without a gap begin, and the two letters of each one's province. */
    runs: [column: number, provinces: string][][]
  }
}
