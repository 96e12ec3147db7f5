import type { ContentBlock } from '@shop/contract/content'
import { nonBreaking } from '@shop/czech/non-breaking'
import { loadArticleProducts } from '#app/features/catalog/card/load-article-products.server.ts'
import { loadQuestions } from '#app/features/content/faq/load-faq.server.ts'
import { content } from '#app/features/content/source/content.server.ts'
import { parseInline } from '#app/prose/parse-inline.server.ts'
import type { SectionPage } from './section.ts'
import { toActions, toSectionBlock } from './to-section-block.server.ts'

interface Frame {
  name: string
  title: string
  description: string
}

/** Turns an editor's blocks into blocks ready to be drawn, with what they borrow from elsewhere. */
export async function loadBlockPage(frame: Frame, blocks: ContentBlock[]): Promise<SectionPage> {
  const named = blocks.flatMap(({ faq = [] }) => faq.map((path) => path.split('/')[1] ?? ''))
  const [questions, products, values] = await Promise.all([
    loadQuestions(named),
    loadArticleProducts(blocks.flatMap(({ productSlugs = [] }) => productSlugs)),
    content.readTextValues(),
  ])
  const context = {
    questions: new Map(questions.map((question) => [question.slug, question])),
    products: new Map(products.map(({ slug, card }) => [slug, card])),
    values,
  }
  const hero = blocks.find(({ type }) => type === 'hero')
  return {
    ...frame,
    heading: nonBreaking(hero?.heading ?? frame.name),
    lead: parseInline(hero?.body ?? ''),
    actions: toActions(hero?.cta),
    blocks: blocks.map((block) => toSectionBlock(block, context)).filter((block) => block !== null),
  }
}
