/** The one clock of the page server. */
export function now(): Date {
  return new Date()
}
