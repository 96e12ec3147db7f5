import { COMMON_FORBIDDEN } from '../dog/food/common-forbidden.ts'

/** Lists that goods and articles choose from: a row of one is written once and named by many. */
export const DICTIONARIES = ['categories', 'brands', 'ingredients', 'authors', 'topics'] as const
export type Dictionary = (typeof DICTIONARIES)[number]

/** Pages ask for these shelves by their addresses: the calculator, the finder, the home page, what goes along with a food. */
const ASKED_CATEGORIES: readonly string[] = ['granule', 'konzervy', 'kapsicky', 'pamlsky', 'doplnky-stravy']
const ASKED_INGREDIENTS: readonly string[] = COMMON_FORBIDDEN

/** Whether the shop itself asks for a row by its code: it can have another name, not another address, and it stays. */
export function isAskedFor(dictionary: Dictionary, code: string): boolean {
  if (dictionary === 'categories') return ASKED_CATEGORIES.includes(code)
  return dictionary === 'ingredients' && ASKED_INGREDIENTS.includes(code)
}

interface Node {
  readonly entryId: number
  readonly parentId: number | null
}

/** From a row up to its root, itself first. A circle, which no tree has, ends where it began. */
export function upwards(nodes: readonly Node[], entryId: number | null): number[] {
  const parents = new Map(nodes.map((node) => [node.entryId, node.parentId]))
  const trail: number[] = []
  for (let at = entryId; at !== null && !trail.includes(at); at = parents.get(at) ?? null) trail.push(at)
  return trail
}

/** What lies above a row after it moved and did not before, and the other way round. The row itself is in neither. */
export function movedUnder(nodes: readonly Node[], from: number | null, to: number | null) {
  const [before, after] = [upwards(nodes, from), upwards(nodes, to)]
  return {
    lost: before.filter((id) => !after.includes(id)),
    gained: after.filter((id) => !before.includes(id)),
  }
}
