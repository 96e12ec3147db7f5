/** One `class` value out of the kit's own class and the caller's. */
export function joinClasses(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
