interface StreetLine {
  /** Empty in a village without streets. */
  street: string
  /** As written: 15, 3294/10a. */
  number: string
}

// The number stands last and may follow "č. p." or "č. ev."; a letter belongs to the orientation number.
const LINE = /^(.*?)[,\s]*(?:č\.?\s?(?:p|ev)\.?\s*)?(\d+[a-zA-Z]?(?:\s?\/\s?\d+[a-zA-Z]?)?)$/u

/** Splits "Radlická 3294/10" for carriers, which want the number apart. Null when there is no number. */
export function parseStreetLine(line: string): StreetLine | null {
  const [, street, number] = LINE.exec(line.trim()) ?? []
  if (street === undefined || !number) return null
  return { street: street.trim(), number: number.replace(/\s/g, '') }
}
