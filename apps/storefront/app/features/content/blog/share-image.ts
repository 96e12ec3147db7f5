const TOPICS = new Set(['vyziva', 'stenata', 'slozeni', 'zdravi', 'zivot-se-psem', 'z-dilny'])

/** The picture a shared link shows where an article has none: one for each topic, and one for everything else. 1200 × 630. */
export function shareImage(topic: string | null): string {
  return `/sdileni/${topic && TOPICS.has(topic) ? topic : 'cenich'}.png`
}
