/** As much as the bar at the lower edge draws; the page asks for the rest. */
export interface ComparedItem {
  slug: string
  name: string
  tint: string | null
  image: { name: string; hash: string; alt: string; width: number; height: number } | null
}

export const MOST_KEPT = 3

/** Reads what the browser kept; what cannot be understood drops out. */
export function parseComparedItems(text: string | null): readonly ComparedItem[] {
  if (!text) return []
  const list = parseJson(text)
  return Array.isArray(list) ? list.flatMap(toItem).slice(0, MOST_KEPT) : []
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function toItem(value: unknown): ComparedItem[] {
  const { slug, name, tint, image } = Object(value) as Record<string, unknown>
  if (typeof slug !== 'string' || !/^[a-z0-9-]+$/.test(slug) || typeof name !== 'string') return []
  return [{ slug, name, tint: typeof tint === 'string' ? tint : null, image: toImage(image) }]
}

function toImage(value: unknown): ComparedItem['image'] {
  const { name, hash, width, height } = Object(value) as Record<string, unknown>
  const isWhole = typeof name === 'string' && typeof hash === 'string'
  return isWhole && typeof width === 'number' && typeof height === 'number'
    ? { name, hash, alt: '', width, height }
    : null
}
