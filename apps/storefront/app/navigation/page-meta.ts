import type { MetaDescriptor } from 'react-router'
import { BRAND } from '#app/texts/brand.ts'

interface PageDescription {
  title: string
  description: string
  /** Pages that belong to one person, one order or one link. */
  noIndex?: boolean
  /** What a shared link shows. */
  image?: { url: string; alt: string }
  type?: 'website' | 'product' | 'article'
  /** A feed that follows this page. */
  feed?: { href: string; title: string }
}

export function pageMeta(page: PageDescription): MetaDescriptor[] {
  const { title, description, noIndex, image, type = 'website', feed } = page
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: BRAND },
    { property: 'og:locale', content: 'cs_CZ' },
    ...(image
      ? [
          { property: 'og:image', content: image.url },
          { property: 'og:image:alt', content: image.alt },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(feed ? [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', ...feed }] : []),
    ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
