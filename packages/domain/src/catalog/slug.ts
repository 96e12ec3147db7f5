const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export function isSlug(text: string): boolean {
  return SLUG.test(text)
}

/** Lower-case ASCII with hyphens. Empty when the text has no letter and no digit. */
export function toSlug(text: string): string {
  return text
    .replaceAll('×', 'x')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
