/** What is left of a food without its water, in percent. */
export function dryMatterOf(moisturePercent: number | null): number | null {
  return moisturePercent === null || moisturePercent < 0 || moisturePercent >= 100 ? null : 100 - moisturePercent
}

/** A tin is four fifths water: only in dry matter can it be compared with kibble. */
export function shareOfDryMatter(percent: number | null, moisturePercent: number | null): number | null {
  const dry = dryMatterOf(moisturePercent)
  return percent === null || dry === null ? null : (100 * percent) / dry
}
