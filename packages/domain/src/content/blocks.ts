/** A block as an editor keeps it: its type and whatever belongs to it. */
export interface EditedBlock {
  readonly type: string
  readonly [field: string]: unknown
}

/** Types a page of blocks can draw; others that stand in a page already are kept as they are. */
export const BLOCK_TYPES = [
  ...(['hero', 'text', 'list', 'benefits', 'steps', 'timeline', 'table', 'comparison', 'faq', 'cta'] as const),
  ...(['quote', 'notice', 'product-list', 'offer', 'countdown', 'form'] as const),
] as const
export type BlockType = (typeof BLOCK_TYPES)[number]

/** The first page draws its goods, numbers and their order itself; of blocks it shows the head. */
const HEAD_ONLY: ReadonlySet<string> = new Set(['home'])

export function isHeadOnly(slug: string): boolean {
  return HEAD_ONLY.has(slug)
}

/** Whether a page shows every block it is given: what nobody would see is not kept. */
export function areBlocksDrawn(slug: string, blocks: readonly EditedBlock[]): boolean {
  return !isHeadOnly(slug) || (blocks.length === 1 && blocks[0]?.type === 'hero')
}

/** Fields that nobody reads as words. */
const NO_WORDS = new Set(['type', 'id', 'key', 'anchor', 'imageKey', 'href', 'target', 'name', 'faq', 'productSlugs'])

/** Everything somebody reads, for the guard. */
export function wordsOfBlocks(blocks: readonly EditedBlock[]): string {
  return blocks.map((block) => wordsIn(block).join('\n')).join('\n')
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inside]) => (NO_WORDS.has(name) ? [] : wordsIn(inside)))
}

/** Paths of the shop that buttons of the blocks lead to; a mail, a call or a place on the page is no path. */
export function linksOfBlocks(blocks: readonly EditedBlock[]): string[] {
  const hrefs = blocks.flatMap(({ cta }) =>
    Array.isArray(cta) ? cta.map((one) => String(Object(one).href ?? '')) : [],
  )
  return [...new Set(hrefs.filter((href) => href.startsWith('/') && !href.startsWith('/#')))]
}

/** Where a button may lead: into the shop, on the page, to a person, or to another site over a safe line. */
export function unsafeLinks(blocks: readonly EditedBlock[]): string[] {
  const hrefs = blocks.flatMap(({ cta }) =>
    Array.isArray(cta) ? cta.map((one) => String(Object(one).href ?? '')) : [],
  )
  return hrefs.filter((href) => !/^(?:\/(?![/\\])|#|mailto:|tel:|https:\/\/)/.test(href))
}

export function goodsOfBlocks(blocks: readonly EditedBlock[]): string[] {
  const named = blocks.flatMap(({ productSlugs }) => (Array.isArray(productSlugs) ? productSlugs.map(String) : []))
  return [...new Set(named)]
}

interface LandingWords {
  readonly title: string
  readonly seoDescription: string
  readonly blocks: readonly EditedBlock[]
  readonly blocksB: readonly EditedBlock[] | null
}

/** One goal a page: a button, a form or goods to buy, and a heading above it; both variants of a test have them. */
export function missingOfLanding({ title, seoDescription, blocks, blocksB }: LandingWords): string[] {
  const missing: string[] = []
  if (title.trim() === '') missing.push('title')
  if (seoDescription.trim() === '') missing.push('seoDescription')
  for (const [part, name] of [[blocks, 'blocks'] as const, [blocksB ?? blocks, 'blocksB'] as const]) {
    const hero = part.find(({ type }) => type === 'hero')
    const hasGoal = part.some(
      ({ type, cta }) => type === 'offer' || type === 'form' || (Array.isArray(cta) && cta.length > 0),
    )
    if (!hero || String(hero.heading ?? '').trim() === '' || !hasGoal) missing.push(name)
  }
  return blocksB === null ? missing.filter((name) => name !== 'blocksB') : missing
}
