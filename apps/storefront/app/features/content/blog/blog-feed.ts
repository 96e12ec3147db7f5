import { BRAND } from '#app/texts/brand.ts'

/** What a reader's program follows. */
export const BLOG_FEED = { href: '/blog/rss.xml', title: `Blog ${BRAND}` }
