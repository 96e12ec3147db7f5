type FullName = { readonly firstName: string; readonly lastName: string }

/** Degrees are written with a dot and belong to the name they stand before. */
const DEGREE = /^\p{L}{1,6}\.$/u

/**
 * One line, as people introduce themselves: the first name and what follows it. A single word is a first name without a last one,
 * so that whoever asks can ask for the rest.
 */
export function splitFullName(written: string): FullName {
  const words = written.trim().split(/\s+/).filter(Boolean)
  const degrees = words.findIndex((word) => !DEGREE.test(word))
  const first = degrees === -1 ? words.length : degrees + 1
  return { firstName: words.slice(0, first).join(' '), lastName: words.slice(first).join(' ') }
}

export function joinFullName({ firstName, lastName }: FullName): string {
  return `${firstName} ${lastName}`.trim()
}
