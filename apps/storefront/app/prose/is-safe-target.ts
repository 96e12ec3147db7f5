/** A backslash counts as a slash in an address, so `/\elsewhere` leaves the shop as well. */
const SAFE = /^(?:\/(?![/\\])|#|mailto:|tel:|https:\/\/)/

/** Where words of an editor may lead: into the shop, to a person, or to another site over a safe line. Nothing that runs. */
export function isSafeTarget(target: string): boolean {
  return SAFE.test(target)
}
