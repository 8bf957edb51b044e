/** Italy as dots, computed by the build from the coordinates of its municipalities. */
declare module 'virtual:italy-grid' {
  export const grid: {
    /** North-western corner, in degrees. */
    north: number
    west: number
    /** Length of a degree of longitude, in degrees of latitude. */
    stretch: number
    /** Distance between dots and between rows, in degrees of latitude; every other row is shifted by half a dot. */
    step: number
    rowStep: number
    /** Per row: the runs of adjacent dots, each with its first column and the two-letter province code of every dot. */
    runs: [column: number, provinces: string][][]
  }
}
