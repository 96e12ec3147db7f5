import { prorate } from './prorate.ts'

type Weighed<Item> = { readonly item: Item; readonly weight: number; readonly index: number }

/**
 * Splits an amount level by level: first between the groups of the first key, then inside each of them. What a group
 * gets therefore depends on its sum only, not on how many lines it was written in.
 */
export function prorateNested<Item>(
  amount: number,
  items: readonly Item[],
  weightOf: (item: Item) => number,
  levels: readonly ((item: Item) => string)[],
): number[] {
  const weighed = items.map((item, index) => ({ item, weight: weightOf(item), index }))
  const parts = new Map(splitLevel(amount, weighed, levels))
  return items.map((_, index) => parts.get(index) ?? 0)
}

function splitLevel<Item>(
  amount: number,
  items: readonly Weighed<Item>[],
  levels: readonly ((item: Item) => string)[],
): [number, number][] {
  const [level, ...deeper] = levels
  if (!level) {
    const parts = prorate(
      amount,
      items.map(({ weight }) => weight),
    )
    return items.map(({ index }, position) => [index, parts[position] ?? 0])
  }
  // Sorted by key, because ties must not depend on the order of lines.
  const groups = Object.entries(Object.groupBy(items, ({ item }) => level(item))).toSorted(([a], [b]) =>
    a < b ? -1 : a > b ? 1 : 0,
  )
  const members = groups.map(([, group]) => group ?? [])
  const parts = prorate(
    amount,
    members.map((group) => group.reduce((sum, { weight }) => sum + weight, 0)),
  )
  return members.flatMap((group, position) => splitLevel(parts[position] ?? 0, group, deeper))
}
