import type { BlogPostRow } from '@shop/contract/content'
import { absolute, breadcrumbList, toJsonLd } from '#app/server/json-ld.server.ts'
import { BRAND } from '#app/texts/brand.ts'
import { contentTexts } from '#app/texts/content/content.ts'
import { readingTexts } from '#app/texts/content/reading.ts'
import { toPostImage } from './post-image.server.ts'

export function toPostJsonLd(row: BlogPostRow): string {
  const url = absolute(`/blog/${row.slug}`)
  const publisher = { '@type': 'Organization', name: BRAND, url: absolute('/') }
  return toJsonLd(
    {
      '@type': 'BlogPosting',
      '@id': `${url}#clanek`,
      headline: row.title,
      description: row.seo_description || row.perex,
      image: toPostImage(row.cover && { ...row.cover, name: row.cover.key }, row.category.slug),
      datePublished: row.published_at,
      dateModified: [row.published_at, row.updated_at].toSorted().at(-1),
      author: { '@type': 'Organization', name: row.author.name, url: absolute('/o-nas') },
      publisher,
      articleSection: row.category.name,
      keywords: row.tags.join(', '),
      inLanguage: 'cs',
      mainEntityOfPage: url,
      ...(row.sources.length > 0 ? { citation: row.sources } : {}),
    },
    breadcrumbList(
      [
        { label: readingTexts.home, to: '/' },
        { label: contentTexts.blogName, to: '/blog' },
        { label: row.category.name, to: `/blog/kategorie/${row.category.slug}` },
      ],
      row.title,
    ),
  )
}
