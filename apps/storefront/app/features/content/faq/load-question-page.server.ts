import type { NamedLink } from '#app/addresses/named-link.ts'
import { toShopAddress } from '#app/addresses/shop-address.ts'
import { loadNamedPosts } from '#app/features/content/blog/load-blog.server.ts'
import { contentTexts } from '#app/texts/content/content.ts'
import { pathNameTexts } from '#app/texts/content/path-names.ts'
import { type FaqQuestion, findQuestion, loadQuestions, loadTypeQuestions } from './load-faq.server.ts'
import { toFaqJsonLd } from './to-faq-json-ld.server.ts'

const SHOWN = 6

/** A question on its own page, with pages its editors named and its neighbours. */
export async function loadQuestionPage(slug: string) {
  const question = await findQuestion(slug)
  if (!question) return null
  const above: NamedLink[] = [
    { label: contentTexts.faqName, to: '/casto-kladene-dotazy' },
    { label: question.type.name, to: question.type.to },
  ]
  return {
    question,
    related: await loadRelated(question),
    jsonLd: toFaqJsonLd([question], { above, name: question.title }),
  }
}

async function loadRelated(question: FaqQuestion): Promise<NamedLink[]> {
  const slugsUnder = (root: string) =>
    question.related.filter((path) => path.startsWith(root)).map((path) => path.split('/').at(-1) ?? '')
  const [questions, posts, neighbours] = await Promise.all([
    loadQuestions(slugsUnder('/casto-kladene-dotazy/')),
    loadNamedPosts(slugsUnder('/blog/')),
    loadTypeQuestions(question.type.slug),
  ])
  const named = new Map<string, string>([
    ...Object.entries(pathNameTexts),
    ...questions.map(({ to, title }) => [to, title] as const),
    ...posts.map(({ to, heading }) => [to, heading] as const),
  ])
  const links: string[] = [...question.related, ...neighbours.map(({ to }) => to)]
  for (const { to, title } of neighbours) named.set(to, title)
  return [...new Set(links)]
    .filter((to) => to !== question.to)
    .flatMap((to) => {
      const label = named.get(to)
      return label ? [{ to: toShopAddress(to), label }] : []
    })
    .slice(0, SHOWN)
}
