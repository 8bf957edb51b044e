const patches = {
  missing: `throw Object.assign(new Error('no such file'), { code: 'ENOENT' })`,
  altered: 'const bytes = read(file, ...rest); bytes[bytes.length - 1] ^= 1; return bytes',
}

/** Arguments of Node for a process that finds a file of weights missing or altered, while the file stays as it is. */
export function withoutWeights(file: string, how: keyof typeof patches): string[] {
  const script = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const read = fs.readFileSync
    fs.readFileSync = (file, ...rest) => {
      if (!String(file).endsWith('/weights/${file}')) return read(file, ...rest)
      ${patches[how]}
    }
    syncBuiltinESMExports()`
  return ['--import', `data:text/javascript,${encodeURIComponent(script)}`]
}
