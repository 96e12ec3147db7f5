/** The path of one of our links in whatever was pasted: a whole address, or the end of one. */
export function parsePastedLink(text: string): string | null {
  const found = /\/l\/([a-z]+)\/([A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])/.exec(text)
  return found ? `/l/${found[1]}/${found[2]}` : null
}
