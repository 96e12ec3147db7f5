export const BRAND = 'Čenich'

/** The title of a page whose name comes from an editor. */
export function toTitle(name: string): string {
  return `${name} | ${BRAND}`
}
