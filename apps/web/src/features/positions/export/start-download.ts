/** Leaves the page where it is: the browser keeps what comes from the address as a file. */
export function startDownload(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
