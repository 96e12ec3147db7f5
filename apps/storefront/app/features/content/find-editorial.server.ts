import { nonBreaking } from '#app/texts/non-breaking.ts'
import blog from './editorial/blog.json' with { type: 'json' }
import faq from './editorial/faq.json' with { type: 'json' }

interface Entry {
  to: string
  label: string
  words: string
}

export interface EditorialMatch {
  to: string
  label: string
}

const articles: Entry[] = blog.posts.map(({ slug, title, perex, tags }) => ({
  to: `/blog/${slug}`,
  label: nonBreaking(title),
  words: fold(`${title} ${tags.join(' ')} ${perex}`),
}))
const questions: Entry[] = faq.questions.map(({ type, slug, question }) => ({
  to: `/casto-kladene-dotazy/${type}/${slug}`,
  label: nonBreaking(question),
  words: fold(question),
}))

/** Articles and questions that hold every word of the query, whatever its diacritics. */
export function findEditorial(
  query: string,
  limit: number,
): { articles: EditorialMatch[]; questions: EditorialMatch[] } {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const pick = (entries: Entry[]) =>
    entries
      .filter((entry) => words.every((word) => entry.words.includes(word)))
      .slice(0, limit)
      .map(({ to, label }) => ({ to, label }))
  return words.length === 0 ? { articles: [], questions: [] } : { articles: pick(articles), questions: pick(questions) }
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
