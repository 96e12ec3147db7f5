import { expect, test } from 'vitest'
import type { PostCard } from './load-blog.server.ts'
import { toBlogJsonLd } from './to-blog-json-ld.server.ts'

function graphOf(...posts: Pick<PostCard, 'heading' | 'to'>[]) {
  return JSON.parse(toBlogJsonLd(posts as PostCard[]))['@graph']
}

test('articles are named without typesetting, by whole addresses', () => {
  const [blog, trail] = graphOf({ heading: 'Voda k\u00a0jídlu', to: '/blog/voda' })
  expect(blog).toMatchObject({
    '@id': 'https://cenich.test/blog#blog',
    blogPost: [{ '@type': 'BlogPosting', headline: 'Voda k jídlu', url: 'https://cenich.test/blog/voda' }],
  })
  expect(trail.itemListElement).toMatchObject([{ position: 1, item: 'https://cenich.test/' }, { position: 2 }])
})

test('a blog without articles is still a blog', () => {
  expect(graphOf()[0]).toMatchObject({ '@type': 'Blog', blogPost: [] })
})

test('a heading cannot end the script it stands in', () => {
  expect(toBlogJsonLd([{ heading: '</script>', to: '/blog/x' } as unknown as PostCard])).not.toContain('<')
})
