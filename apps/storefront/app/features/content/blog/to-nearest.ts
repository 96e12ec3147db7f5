interface Named {
  slug: string
}

/** Those that begin so first, then by how many letters have to be changed to get from one to the other. */
export function toNearest<Item extends Named>(items: readonly Item[], slug: string, most = 3): Item[] {
  const typed = slug.toLowerCase()
  const far = new Map(items.map((item) => [item, item.slug.startsWith(typed) ? 0 : distance(item.slug, typed)]))
  return items.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0)).slice(0, most)
}

/** Levenshtein, row by row. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (let place = 1; place <= to.length; place += 1) {
      const isSame = to[place - 1] === letter
      next.push(Math.min((next[place - 1] ?? 0) + 1, (row[place] ?? 0) + 1, (row[place - 1] ?? 0) + (isSame ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
