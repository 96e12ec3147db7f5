import type { Context } from '#app/http/context'
import { enforceLimits, type Limit } from '#app/http/limits'
import { customer } from '#app/http/signed-in'
import { type PricedGoods, readPricedPage } from '#app/wholesale/files/priced-goods'
import { selectMostSteps } from '#app/wholesale/files/sold-goods.sql'
import type { Cell } from '#app/wholesale/files/table-cell'
import { type TableFormat, writeTableFile } from '#app/wholesale/files/write-table-file'

const PAGE = 500
const FILES: Limit = { action: 'price-list', per: 'customer', max: 20, windowSeconds: 10 * 60 }

const PRICES = [
  { title: 'Kód', tag: 'kod' },
  { title: 'EAN', tag: 'ean' },
  { title: 'Název', tag: 'nazev' },
  { title: 'Balení', tag: 'baleni' },
  { title: 'Cena bez DPH', tag: 'cena_bez_dph' },
  { title: 'DPH %', tag: 'dph' },
  { title: 'Cena s DPH', tag: 'cena_s_dph' },
]

const PACKING = [
  { title: 'Kusů v kartonu', tag: 'karton' },
  { title: 'Kusů ve vrstvě', tag: 'vrstva' },
  { title: 'Kusů na paletě', tag: 'paleta' },
  { title: 'Hmotnost kg', tag: 'hmotnost_kg' },
  { title: 'Skladem', tag: 'skladem' },
]

/** All that is sold at the prices of who asks, by the rules of the cart, with every price for more pieces. */
export async function priceListFile(context: Context, { format }: { format: TableFormat }) {
  await enforceLimits(context, [FILES])
  const { customerId } = customer(context)
  const most = Math.max(1, await selectMostSteps(context.db))
  const columns = [...PRICES, ...stepColumns(most), ...PACKING]
  return writeTableFile({ name: 'cenik', columns, rows: readRows(context, customerId, most) }, format)
}

/** The first pair has the names it always had: programs of partners read it by them. */
function stepColumns(most: number) {
  return Array.from({ length: most }, (_, index) => {
    const [word, tag] = index === 0 ? ['', ''] : [` (${index + 1})`, `_${index + 1}`]
    return [
      { title: `Od kusů${word}`, tag: `od_kusu${tag}` },
      { title: `Cena od kusů bez DPH${word}`, tag: `cena_od_kusu${tag}` },
    ]
  }).flat()
}

/** The file outlives the request's own read, so it is read page by page. */
async function* readRows(context: Context, customerId: number, most: number): AsyncGenerator<readonly Cell[]> {
  for (let after: number | null = 0; after !== null; ) {
    const { goods, next } = await readPricedPage(context, customerId, { after, limit: PAGE })
    for (const one of goods) yield toRow(one, most)
    after = next
  }
}

function toRow({ sold, net, gross, steps, packing, inStock }: PricedGoods, most: number): Cell[] {
  const { perCarton, perLayer, perPallet } = packing
  const cheaper = Array.from({ length: most }, (_, index) => {
    const step = steps[index]
    return step ? [step.fromPieces, step.net / 100] : [null, null]
  })
  return [
    ...[sold.sku, sold.ean, sold.name, sold.variantName],
    ...[net / 100, sold.vatPercent, gross / 100],
    ...cheaper.flat(),
    ...[perCarton, perLayer, perPallet, sold.grossWeightG / 1000],
    inStock ? 'ano' : 'ne',
  ]
}
