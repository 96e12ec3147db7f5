/** Names of what catalogue pages show; when a row changes, the edge drops every page that carries its key. */

export function productKey(id: number): string {
  return `product:${id}`
}

export function gridKeys(category: string | undefined, cards: readonly { id: number }[]): string[] {
  return ['catalog', `category:${category ?? 'all'}`, ...cards.map(({ id }) => productKey(id))]
}
