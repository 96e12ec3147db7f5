import { absolute, breadcrumbList, plain, toJsonLd } from '#app/server/json-ld.server.ts'
import { contentTexts } from '#app/texts/content/content.ts'
import { readingTexts } from '#app/texts/content/reading.ts'
import type { PostCard } from './load-blog.server.ts'

export function toBlogJsonLd(posts: PostCard[]): string {
  return toJsonLd(
    {
      '@type': 'Blog',
      '@id': `${absolute('/blog')}#blog`,
      name: plain(contentTexts.blogHeading),
      url: absolute('/blog'),
      inLanguage: 'cs',
      blogPost: posts.map(({ heading, to }) => ({
        '@type': 'BlogPosting',
        headline: plain(heading),
        url: absolute(to),
      })),
    },
    breadcrumbList([{ label: readingTexts.home, to: '/' }], contentTexts.blogName),
  )
}
