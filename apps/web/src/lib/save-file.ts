/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, type: 'application/json' | 'text/plain', text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click, in its own time.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
