type FileType = 'application/json' | 'text/plain' | 'text/csv'

/** Downloads a text as a file. */
export function saveFile(name: string, type: FileType, text: string): void {
  saveBlob(name, new Blob([text], { type }))
}

export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file asynchronously after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
