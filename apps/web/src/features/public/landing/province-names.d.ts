/** The provinces of Italy by name, provided by the build. */
declare module 'virtual:province-names' {
  export const provinceNames: readonly (readonly [code: string, name: string])[]
}
