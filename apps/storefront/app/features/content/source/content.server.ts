import { createContentful } from '@shop/partners/contentful/contentful'
import { config } from '#app/config.server.ts'
import { now } from '#app/server/clock.server.ts'
import { readSellerValues } from '#app/server/seller.server.ts'
import type { ContentSource } from './content-source.ts'
import { createContentfulContent } from './contentful-content.server.ts'
import { dataContent } from './data-content.server.ts'

/** The source this shop reads from: its own tables, unless a space of a content service is named. */
export const content: ContentSource = withSeller(chooseSource())

/** What is said of the company comes from the storefront's row, whoever keeps the other words. */
function withSeller(source: ContentSource): ContentSource {
  return {
    ...source,
    async readTextValues() {
      const [values, ofSeller] = await Promise.all([source.readTextValues(), readSellerValues()])
      return { ...values, ...ofSeller }
    },
  }
}

function chooseSource(): ContentSource {
  const { CONTENT_URL: baseUrl, CONTENT_SPACE_ID: spaceId, CONTENT_KEY: key } = config
  if (!spaceId) return dataContent
  if (!key) throw new Error('The content space has no key: set CONTENT_KEY.')
  return createContentfulContent(createContentful({ baseUrl, spaceId, key }), now)
}
