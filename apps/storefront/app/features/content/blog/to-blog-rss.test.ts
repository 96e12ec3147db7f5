import { BlogCardRow } from '@shop/contract/content'
import { expect, test } from 'vitest'
import { toBlogRss } from './to-blog-rss.server.ts'

const POST: BlogCardRow = BlogCardRow.parse({
  ...{ slug: 'voda', title: 'Voda k jídlu', perex: 'Kolik a kdy.', reading_minutes: 3, cover_key: null },
  ...{ published_at: '2026-03-01T08:00:00+01:00', checked_on: null, category: { slug: 'vyziva', name: 'Výživa' } },
  ...{ author: { slug: 'jana', name: 'Jana' }, product_slugs: [] },
})
const rssOf = (...changes: Partial<BlogCardRow>[]) => toBlogRss(changes.map((change) => ({ ...POST, ...change })))

test('says where it is itself, for readers that move it', () => {
  expect(rssOf()).toContain('<atom:link href="https://cenich.test/blog/rss.xml" rel="self"')
  expect(rssOf()).not.toContain('<item>')
})

test.each([
  ['an article has one address, which is its name too', '<link>https://cenich.test/blog/voda</link>'],
  ['and that stays', '<guid isPermaLink="true">https://cenich.test/blog/voda</guid>'],
  ['the day is written as mails write it', '<pubDate>Sun, 01 Mar 2026 07:00:00 GMT</pubDate>'],
  ['its topic', '<category>Výživa</category>'],
])('%s', (_title, part) => {
  expect(rssOf({})).toContain(part)
})

test.each([
  ['a sign of XML', { title: 'Maso & zelenina <b>' }, '<title>Maso &amp; zelenina &lt;b&gt;</title>'],
  ['a letter no reader may meet', { perex: 'Kolik\u0000 a kdy.' }, '<description>Kolik a kdy.</description>'],
])('%s does not break the feed', (_title, change, part) => {
  expect(rssOf(change)).toContain(part)
})

test('the order of the articles is kept', () => {
  const titles = [...rssOf({ title: 'První' }, { title: 'Druhý' }).matchAll(/<item>\s*<title>(.*?)</g)]
  expect(titles.map(([, title]) => title)).toEqual(['První', 'Druhý'])
})
