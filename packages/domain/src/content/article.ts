/** How a reader of Czech reads on a screen. */
const WORDS_A_MINUTE = 200

export interface ArticleWords {
  readonly title: string
  readonly perex: string
  readonly body: string
  readonly seoDescription: string
}

/** Never less than one: a card says how long it takes. */
export function readingMinutes(body: string): number {
  const words = body.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE))
}

/** What a card, a page and a search engine show of an article and is not there yet. */
export function missingWords(words: ArticleWords): (keyof ArticleWords)[] {
  const asked = ['title', 'perex', 'body', 'seoDescription'] as const
  return asked.filter((name) => words[name].trim() === '')
}

/** `scheduled` appears by itself when its time comes. */
export function articleState(publishedAt: Date | null, now: Date): 'draft' | 'scheduled' | 'published' {
  if (publishedAt === null) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}
