/** The workspaces of the repository's files. A folder that only holds what git ignores is none, such as one that was removed. */
export function workspacesOf(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => /^(?:apps|packages|tools)\/[^/]+(?=\/)/.exec(file) ?? [])
  return [...new Set(folders)].sort()
}

/** The workspaces that a document does not name; a path of a file inside one is no explanation of it. */
export function unnamedWorkspaces(text: string, workspaces: readonly string[]): string[] {
  const paths = new Set(text.match(/[\w./-]+\w/g))
  return workspaces.filter((workspace) => !paths.has(workspace))
}
