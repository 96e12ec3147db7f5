import { xmlText } from '@shop/runtime/xml-text'
import { content } from '#app/features/content/source/content.server.ts'
import { absolute } from '#app/server/json-ld.server.ts'
import { contentTexts } from '#app/texts/content/content.ts'
import { BLOG_FEED } from './blog-feed.ts'

const ITEMS = 20

/** RSS 2.0 with the newest articles; a reader's program asks for the rest of each. */
export async function toBlogRss(): Promise<string> {
  const { posts } = await content.listPosts({ page: 1, size: ITEMS })
  const items = posts.map((post) => {
    const url = absolute(`/blog/${post.slug}`)
    return [
      '<item>',
      `<title>${xmlText(post.title)}</title>`,
      `<link>${xmlText(url)}</link>`,
      `<guid isPermaLink="true">${xmlText(url)}</guid>`,
      `<pubDate>${new Date(post.published_at).toUTCString()}</pubDate>`,
      `<category>${xmlText(post.category.name)}</category>`,
      `<description>${xmlText(post.perex)}</description>`,
      '</item>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(BLOG_FEED.title)}</title>`,
    `<link>${xmlText(absolute('/blog'))}</link>`,
    `<description>${xmlText(contentTexts.blogDescription)}</description>`,
    '<language>cs</language>',
    `<atom:link href="${xmlText(absolute(BLOG_FEED.href))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('')
}
