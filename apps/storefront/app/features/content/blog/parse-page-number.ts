/** `2` → 2; anything that is not a page number as we write them (`0`, `02`, `2a`) is null. */
export function parsePageNumber(text: string | undefined): number | null {
  if (text === undefined) return 1
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null
}
