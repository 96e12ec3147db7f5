/** A block as an editor keeps it: its type and whatever belongs to it. */
export interface EditedBlock {
  readonly type: string
  readonly [field: string]: unknown
}

/** Types an editor may add somewhere; others that stand in a page already are kept as they are. */
export const BLOCK_TYPES = [
  ...(['hero', 'text', 'list', 'benefits', 'steps', 'timeline', 'table', 'comparison', 'faq', 'cta'] as const),
  ...(['quote', 'notice', 'product-list', 'offer', 'countdown', 'form'] as const),
] as const
export type BlockType = (typeof BLOCK_TYPES)[number]

/** All landing pages draw the same; any other page of blocks goes by the slug of its section. */
export const LANDING = 'lp'

const WORDS = [
  ...['hero', 'text', 'list', 'benefits', 'contacts', 'promises', 'steps', 'timeline', 'way'],
  ...['cta', 'links', 'loyalty', 'regular-delivery', 'calculator'],
]
const FACTS = [...WORDS, 'table', 'composition', 'comparison', 'faq', 'quote', 'notice']
const GOODS = [...FACTS, 'product-list']

interface DrawnBlocks {
  types: readonly string[]
  /** Names of what the shop counts itself, in a block `live`. */
  live?: readonly string[]
  /** Its head has words only. */
  hasNoButtons?: true
}

/** What each page draws; a test of the storefront holds the pages to it. Pages to read carry no script for cards of goods. */
const PAGES: Readonly<Record<string, DrawnBlocks>> = {
  // The first page draws its goods, numbers and their order itself; of blocks it shows the head.
  home: { types: ['hero'] },
  'o-nas': { types: WORDS, live: ['cisla'] },
  'o-nasem-krmivu': { types: GOODS, live: ['masa', 'rady', 'porovnani'] },
  kontakt: { types: FACTS, live: ['mapa'], hasNoButtons: true },
  'mapa-prodejcu': { types: FACTS, hasNoButtons: true },
  'pravidelne-doruceni': { types: GOODS, live: ['ukazky'] },
  'vernostni-program': { types: GOODS, live: ['priklad'] },
  velkoobchod: { types: [...GOODS, 'form'], live: ['mnozstevni-sleva', 'ukazka-ceniku'] },
  'pro-chovatele': { types: [...GOODS, 'form'], live: ['ukazkovy-kosik', 'kniha-vrhu'] },
  'kynologicky-program': { types: [...GOODS, 'form'] },
  [LANDING]: { types: [...GOODS, 'offer', 'countdown', 'form'] },
}
const UNKNOWN: DrawnBlocks = { types: WORDS }

/** Of these a page draws the first alone. */
const ONCE: ReadonlySet<string> = new Set(['hero', 'offer'])

export const SECTION_SLUGS: readonly string[] = Object.keys(PAGES).filter((page) => page !== LANDING)

export function isHeadOnly(page: string): boolean {
  return PAGES[page]?.types.length === 1
}

export function hasHeadButtons(page: string): boolean {
  return !PAGES[page]?.hasNoButtons
}

export function liveBlocksOf(page: string): readonly string[] {
  return PAGES[page]?.live ?? []
}

export function isBlockDrawn(page: string, { type, id }: EditedBlock): boolean {
  if (type === 'live') return liveBlocksOf(page).includes(String(id))
  return (PAGES[page] ?? UNKNOWN).types.includes(type)
}

/** Whether a page shows every block it is given: what nobody would see is not kept. */
export function areBlocksDrawn(page: string, blocks: readonly EditedBlock[]): boolean {
  const isTwice = [...ONCE].some((once) => blocks.filter(({ type }) => type === once).length > 1)
  const hasDeadButton = !hasHeadButtons(page) && blocks.some(({ type, cta }) => type === 'hero' && countOf(cta) > 0)
  return (
    !isTwice &&
    !hasDeadButton &&
    (blocks.length > 0 || !isHeadOnly(page)) &&
    blocks.every((block) => isBlockDrawn(page, block))
  )
}

function countOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0
}

/** What may be added to a page that has these blocks. A form is more than its words: its fields are the contract's. */
export function addableBlocks(page: string, blocks: readonly EditedBlock[]): readonly BlockType[] {
  return BLOCK_TYPES.filter(
    (type) =>
      type !== 'form' && isBlockDrawn(page, { type }) && !(ONCE.has(type) && blocks.some((one) => one.type === type)),
  )
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
