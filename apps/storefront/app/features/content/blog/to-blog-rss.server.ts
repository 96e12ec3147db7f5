import type { BlogCardRow } from '@shop/contract/content'
import { writeXml, type Xml } from '@shop/czech/write-xml'
import { absolute } from '#app/server/json-ld.server.ts'
import { contentTexts } from '#app/texts/content/content.ts'
import { BLOG_FEED } from './blog-feed.ts'

const ATOM = 'http://www.w3.org/2005/Atom'

/** RSS 2.0; a reader's program asks for the rest of each article. */
export function toBlogRss(posts: BlogCardRow[]): string {
  return writeXml(['rss', [['channel', [...head(), ...posts.map(toItem)]]], { version: '2.0', 'xmlns:atom': ATOM }])
}

function head(): Xml[] {
  return [
    ['title', BLOG_FEED.title],
    ['link', absolute('/blog')],
    ['description', contentTexts.blogDescription],
    ['language', 'cs'],
    ['atom:link', '', { href: absolute(BLOG_FEED.href), rel: 'self', type: 'application/rss+xml' }],
  ]
}

function toItem(post: BlogCardRow): Xml {
  const url = absolute(`/blog/${post.slug}`)
  return [
    'item',
    [
      ['title', post.title],
      ['link', url],
      ['guid', url, { isPermaLink: 'true' }],
      ['pubDate', new Date(post.published_at).toUTCString()],
      ['category', post.category.name],
      ['description', post.perex],
    ],
  ]
}
