import type { PageKey } from '@shop/domain/content/page-keys'

/** Names of what pages show; when a row changes, the edge drops every page that carries its key. */

export function productKey(id: number): PageKey {
  return `product:${id}`
}

export function gridKeys(cards: readonly { id: number }[]): PageKey[] {
  return ['catalog', ...cards.map(({ id }) => productKey(id))]
}

/** Between their words editors put goods and questions. */
export function sectionKeys(slug: string): PageKey[] {
  return [`section:${slug}`, 'catalog', 'faq']
}
