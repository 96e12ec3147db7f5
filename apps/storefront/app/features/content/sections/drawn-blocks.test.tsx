import type { ContentBlock } from '@shop/contract/content'
import { BLOCK_TYPES, isBlockDrawn, LANDING, liveBlocksOf, SECTION_SLUGS } from '@shop/domain/content/blocks'
import { isValidElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { LandingView } from '#app/features/content/landing/landing-view.tsx'
import { previewDrawings } from '#app/features/content/preview/preview-drawings.tsx'
import About from '#app/routes/content/about.tsx'
import Breeders from '#app/routes/content/breeders.tsx'
import Contact from '#app/routes/content/contact.tsx'
import Food from '#app/routes/content/food.tsx'
import Home from '#app/routes/content/home.tsx'
import Loyalty from '#app/routes/content/loyalty.tsx'
import RegularDelivery from '#app/routes/content/regular-delivery.tsx'
import ShopMap from '#app/routes/content/shop-map.tsx'
import Trainers from '#app/routes/content/trainers.tsx'
import Wholesale from '#app/routes/content/wholesale.tsx'
import type { SectionPage } from './section.ts'
import { type BlockDrawings, SectionBlocks } from './section-blocks.tsx'
import { toSectionBlock } from './to-section-block.server.ts'

// Routes ask for their addresses as soon as they are there; nothing is fetched here.
vi.hoisted(() =>
  Object.assign(process.env, {
    SHOP_MODE: 'development',
    DATA_URL: 'http://localhost',
    IMAGES_URL: 'http://localhost',
  }),
)
vi.mock('#app/features/customer/account/own-credits.tsx', () => ({
  OwnCreditsBlock: () => null,
  toOwnActions: (actions: unknown) => actions,
  useOwnCredits: () => null,
}))

const PAGE: SectionPage = {
  ...{ name: 'Stránka', title: '', description: '', heading: 'Nadpis', lead: [], actions: [] },
  blocks: [{ type: 'text', heading: '', blocks: [] }],
}
const SEARCH = { near: '', position: null, types: [], isAll: false }
/** Whatever else a page shows is not looked at; only its elements are made. */
const LOADED = {
  ...{ page: PAGE, figures: {}, foods: [], proteins: [], lines: {}, comparison: {}, rows: [], places: [], today: '' },
  ...{ sent: null, start: {}, search: SEARCH, retailers: [], total: 0, counts: {}, isUnknownPlace: false },
  ...{ plan: {}, notice: {}, rules: {}, purchase: {}, shown: null, basket: {}, litter: {}, earning: {} },
  terms: { volumes: [], priceList: [] },
  ...{ posts: [], banners: [], shelves: [], example: null, reviews: {}, promise: {}, orderBy: {}, jsonLd: [] },
}
const OFFER = { heading: '', text: '', card: {}, parts: [], reviews: [] }
const LANDED = { ...PAGE, slug: 'x', isOver: false, variant: null, offer: null }
const form = () => null

type Component = (props: never) => ReactNode
const draw = (component: unknown, props: object = { loaderData: LOADED }) => (component as Component)(props as never)

const PAGES: Record<string, () => ReactNode> = {
  home: () => draw(Home),
  'o-nas': () => draw(About),
  'o-nasem-krmivu': () => draw(Food),
  kontakt: () => draw(Contact),
  'mapa-prodejcu': () => draw(ShopMap),
  'pravidelne-doruceni': () => draw(RegularDelivery),
  'vernostni-program': () => draw(Loyalty),
  velkoobchod: () => draw(Wholesale),
  'pro-chovatele': () => draw(Breeders),
  'kynologicky-program': () => draw(Trainers),
  [LANDING]: () => draw(LandingView, { page: LANDED, drawForm: form }),
}

/** Pages that hand their blocks on to another component of ours. */
const HANDS_ON = new Set(['ProgrammePage', 'OfferView'])

/** What the page can draw, as it hands it to its blocks; null for a page that hands none on. */
function drawingsOf(node: ReactNode): BlockDrawings | null {
  if (Array.isArray(node)) return node.map(drawingsOf).find((one) => one !== null) ?? null
  if (!isValidElement<Record<string, unknown>>(node)) return null
  const { type, props } = node
  const name = typeof type === 'function' ? type.name : ''
  if (name === 'SectionView' || name === 'SectionBlocks') return props
  if (HANDS_ON.has(name)) return drawingsOf(draw(type, props))
  return drawingsOf(props.children as ReactNode)
}

/** Types that editors add, those that stand in pages from before, and what is drawn nowhere. */
const TYPES = [
  ...BLOCK_TYPES.filter((type) => type !== 'hero' && type !== 'offer'),
  ...['contacts', 'promises', 'way', 'links', 'loyalty', 'regular-delivery', 'calculator', 'composition'],
  ...['map', 'company', 'finder'],
]
const LIVE = SECTION_SLUGS.flatMap((slug) => liveBlocksOf(slug))
const BLOCKS: ContentBlock[] = [...TYPES.map((type) => ({ type })), ...LIVE.map((id) => ({ type: 'live', id }))]

function drawnBy(drawings: BlockDrawings | null): ContentBlock[] {
  if (drawings === null) return []
  return BLOCKS.filter((block) => {
    const ready = toSectionBlock(block, { questions: new Map(), products: new Map(), values: {} })
    return ready !== null && SectionBlocks({ ...drawings, blocks: [ready] }).length === 1
  })
}

const allowed = (page: string) => BLOCKS.filter((block) => isBlockDrawn(page, block))

test('every page of blocks is looked at', () => {
  expect(Object.keys(PAGES)).toEqual([...SECTION_SLUGS, LANDING])
})

test.each(Object.keys(PAGES))('%s draws the blocks that its editor may keep there, and no other', (page) => {
  // A landing page draws its offer itself.
  expect(drawnBy(drawingsOf(PAGES[page]?.() ?? null))).toEqual(allowed(page).filter(({ type }) => type !== 'hero'))
})

test('a page that sells one thing draws the same blocks', () => {
  const drawings = drawingsOf(draw(LandingView, { page: { ...LANDED, offer: OFFER }, drawForm: form }))
  expect(drawnBy(drawings)).toEqual(allowed(LANDING))
})

test.each(SECTION_SLUGS.filter((slug) => slug !== 'home'))('the preview of %s shows what the page shows', (slug) => {
  expect(drawnBy(previewDrawings(slug))).toEqual(allowed(slug))
})
