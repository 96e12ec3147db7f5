import type { ProductPageRow } from '@shop/contract/product-page'
import { loadRow } from '#app/goods/load-row.server.ts'
import type { RelatedCard } from '#app/goods/product-view.ts'
import { toCardView } from '#app/goods/to-card-view.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'

/** So many stand in a row; staff seldom name as many. */
const ROW = 4
/** What is given beside a meal. */
const BESIDE = ['konzervy', 'pamlsky', 'doplnky-stravy']

type Kind = RelatedCard['type']

/** The rows that staff have begun, filled up: beside it the same meat, in its place the neighbours from its shelf. */
export async function fillRelated(row: ProductPageRow, chosen: RelatedCard[]): Promise<RelatedCard[]> {
  const isBeside = ({ type }: RelatedCard) => type === 'cross_sell' || type === 'bought_together'
  const [pairings, others] = [chosen.filter(isBeside), chosen.filter((one) => !isBeside(one))]
  const shelf = row.categories[0]?.slug
  const [beside, instead] = await Promise.all([
    pairings.length < ROW && row.protein
      ? loadNeighbours('cross_sell', { within: BESIDE, protein: [row.protein] })
      : [],
    others.length < ROW && shelf ? loadNeighbours('related', { within: [shelf] }) : [],
  ])
  const taken = new Set([row.product_id, ...chosen.map(({ card }) => card.id)])
  const isFree = ({ card }: RelatedCard) => !taken.has(card.id) && taken.add(card.id)
  const more = [...beside.filter(isFree).slice(0, ROW - pairings.length), ...instead.filter(isFree)]
  return [...chosen, ...more]
}

async function loadNeighbours(type: Kind, filters: Record<string, string[]>): Promise<RelatedCard[]> {
  const [rows, settings] = await Promise.all([loadRow({ ...filters, in_stock: true }, 2 * ROW), loadShopSettings()])
  return rows.map((card) => ({ type, reason: '', card: toCardView(card, settings) }))
}
