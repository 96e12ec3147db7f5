import type { NamedLink } from '#app/addresses/named-link.ts'
import { config } from '#app/config.server.ts'

export type Node = { '@type': string } & Record<string, unknown>

/** One graph per page. A `<` in a name must not be able to end the script it stands in. */
export function toJsonLd(...nodes: Node[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c')
}

export function absolute(path: string): string {
  return config.PUBLIC_URL.replace(/\/$/, '') + path
}

/** From the home page down; the last one is the page itself and has no address. */
export function breadcrumbList(links: NamedLink[], current: string): Node {
  const items = links.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: plain(label),
    item: absolute(to),
  }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...items, { '@type': 'ListItem', position: items.length + 1, name: plain(current) }],
  }
}

/** Machines read words, not typesetting. */
export function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}
