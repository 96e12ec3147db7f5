/** What one page says of itself and where it leads. */
export interface ReadPage {
  title: string
  canonical: string | null
  isIndexable: boolean
  ids: Set<string>
  /** Absolute, as written, with what stands behind `#`. */
  links: string[]
  images: string[]
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' }

export function readPage(html: string, address: string): ReadPage {
  // A script may hold addresses of data that are no links.
  const body = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
  const tags = [...body.matchAll(/<(a|area|img|source|link|meta|form)\b([^>]*)>/g)].map(([, name = '', text = '']) => ({
    name,
    read: (attribute: string) => readAttribute(text, attribute),
  }))
  const absolute = (value: string) => new URL(value, address).href
  const links = tags.flatMap(({ name, read }) => (name === 'a' || name === 'area' ? (read('href') ?? []) : []))
  const images = tags.flatMap(({ name, read }) => {
    if (name === 'img' || name === 'source')
      return [...(read('src') ? [String(read('src'))] : []), ...largest(read('srcset'))]
    if (name === 'link' && /icon|preload/.test(read('rel') ?? '') && read('as') !== 'font') return read('href') ?? []
    return name === 'meta' && read('property') === 'og:image' ? (read('content') ?? []) : []
  })
  const robots = tags.find(({ name, read }) => name === 'meta' && read('name') === 'robots')?.read('content') ?? ''
  const canonical = tags.find(({ name, read }) => name === 'link' && read('rel') === 'canonical')?.read('href') ?? null
  return {
    title: decode(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical,
    isIndexable: !robots.includes('noindex'),
    ids: new Set([...body.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => decode(id ?? ''))),
    links: links.filter((link) => !/^(?:mailto|tel|data|javascript|blob):/.test(link)).map(absolute),
    images: images.filter((image) => !image.startsWith('data:')).map(absolute),
  }
}

function readAttribute(text: string, name: string): string | null {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(text)?.[1]
  return value === undefined ? null : decode(value)
}

/** The smaller ones are made from the same file; one of a set is enough to know that it is there. */
function largest(srcset: string | null): string[] {
  const last = srcset?.split(',').at(-1)?.trim().split(/\s+/)[0]
  return last ? [last] : []
}

function decode(text: string): string {
  return text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
}
