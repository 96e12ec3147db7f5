/**
 * The router takes `/Blog` for `/blog`. What the route itself names is written as the route names it; what stands in place
 * of a parameter is left alone, because a token of a link knows small letters from large ones.
 */
export function spellAsNamed(pathname: string, pattern: string): string {
  // The router leaves the first slash out.
  const names = `/${pattern.replace(/^\//, '')}`.split('/')
  // Behind the first part that may be missing, places no longer tell which part is which.
  const open = names.findIndex((name) => name.endsWith('?') || name === '*')
  const certain = open === -1 ? names.length : open
  return pathname
    .split('/')
    .map((part, place) => spelledPart(part, place < certain ? names[place] : undefined))
    .join('/')
}

function spelledPart(part: string, name: string | undefined): string {
  return name && !name.startsWith(':') && name.toLowerCase() === part.toLowerCase() ? name : part
}
