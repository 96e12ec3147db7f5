import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContentful } from '@shop/partners/contentful/contentful'
import { startFakeContentful } from '@shop/partners/test/fake-contentful'
import { type FakeEntry, fakeEntry, fakeLink } from '@shop/partners/test/fake-entries'
import type { ContentSource } from './content-source.ts'
import { createContentfulContent } from './contentful-content.server.ts'

const EDITORIAL = join(import.meta.dirname, '../../../../../../database/seed/demo/editorial')

const SPACE = { spaceId: 'cenich', key: 'delivery-key' }

/** A local content service that holds the demo shop's words. */
export async function startDemoSpace() {
  const fake = await startFakeContentful({ ...SPACE, entries: demoEntries() })
  return {
    /** The source as it answers at this moment. */
    at(moment: Date): ContentSource {
      return createContentfulContent(createContentful({ baseUrl: fake.url, ...SPACE }), () => moment)
    },
    setDown: (isDown: boolean) => fake.server.setFaults({ down: isDown ? '503' : 'no' }),
    stop: () => fake.stop(),
  }
}

interface Row extends Record<string, unknown> {
  slug: string
}

function read(file: string): Record<string, Row[]> {
  return JSON.parse(readFileSync(join(EDITORIAL, `${file}.json`), 'utf8'))
}

function demoEntries(): FakeEntry[] {
  const { categories = [], authors = [], posts = [] } = read('blog')
  const { types = [], questions = [] } = read('faq')
  const { sections = [] } = read('sections')
  const { landingPages = [] } = read('landing-pages')
  const { pages = [] } = read('pages')
  const { textValues = [] } = read('text-values')
  return [
    ...categories.map((row) => fakeEntry('blogCategory', `category-${row.slug}`, row)),
    ...authors.map((row) => fakeEntry('author', `author-${row.slug}`, row)),
    ...posts.map(({ relatedProductSlugs, ...row }) =>
      fakeEntry('blogPost', `post-${row.slug}`, {
        ...row,
        productSlugs: relatedProductSlugs,
        category: fakeLink(`category-${row.category}`),
        author: fakeLink(`author-${row.author}`),
      }),
    ),
    ...types.map((row) => fakeEntry('faqType', `type-${row.slug}`, row)),
    ...questions.map((row) =>
      fakeEntry('faqQuestion', `question-${row.slug}`, { ...row, type: fakeLink(`type-${row.type}`) }),
    ),
    ...sections.map((row) => fakeEntry('section', `section-${row.slug}`, row)),
    // What is a draft is not given by the delivery API at all.
    ...landingPages
      .filter(({ status }) => status === 'published')
      .map((row) => fakeEntry('landingPage', `landing-${row.slug}`, row)),
    ...pages.map(({ slug, updatedAt, ...row }) =>
      fakeEntry('staticPageVersion', `page-${slug}-${row.version}`, { ...row, page: slug, publishedAt: updatedAt }),
    ),
    ...textValues.map((row) => fakeEntry('textValue', `value-${row.key}`, row)),
  ]
}
