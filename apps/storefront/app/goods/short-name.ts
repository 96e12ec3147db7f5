/** A bag of kibble names itself by its picture, its shelf and its way: the word „Granule“ before each name only hides the meat. */
export function shortName(name: string): string {
  return name.replace(/^Granule\s+/u, '')
}
