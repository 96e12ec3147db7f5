import { nonBreaking } from '@shop/czech/non-breaking'
import { z } from 'zod'
import { now } from '#app/server/clock.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { describeHours } from './describe-hours.server.ts'
import { RETAILER_TYPES, type Retailer, type RetailerSearch, type RetailerType } from './retailer.ts'

const Range = z.object({ from: z.string(), to: z.string() })
const Row = z.object({
  slug: z.string(),
  name: z.string(),
  type: z.enum(RETAILER_TYPES),
  street: z.string(),
  city: z.string(),
  postal_code: z.string(),
  lat: z.number(),
  lng: z.number(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  opening_hours: z.array(z.array(Range)).length(7),
  on_holidays: z.enum(['closed', 'open', 'large_shop']),
  dogs_welcome: z.boolean(),
  wheelchair: z.boolean(),
  pickup_of_orders: z.boolean(),
  note: z.string(),
  distance_km: z.number().nullable(),
})

const Goods = z.array(z.object({ slug: z.string(), name: z.string() }))
/** What came to the table after the function that finds places by distance. */
const Kept = z.object({
  slug: z.string(),
  web: z.string().nullable(),
  supply: z.object({ lastOn: z.string().nullable(), usual: Goods, toOrder: Goods }).nullable(),
})

/** As many as a person reads; the others are one link away. */
const NEAREST = 25

export interface RetailerPage {
  retailers: Retailer[]
  /** How many fit the search, shown or not. */
  total: number
  counts: Record<RetailerType | 'all', number>
  /** Somebody named a place that none of us knows. */
  isUnknownPlace: boolean
}

export async function loadRetailers(search: RetailerSearch): Promise<RetailerPage> {
  const { near, position } = search
  const [{ items }, kept] = await Promise.all([
    publicData.list(
      publicData.rpc('find_retailers', {
        storefront_id: storefrontId,
        ...(near ? { near } : {}),
        ...(position && !near ? { latitude: position.lat, longitude: position.lng } : {}),
      }),
    ),
    loadKept(),
  ])
  const all = z
    .array(Row)
    .parse(items)
    .map((row) => ({ ...toRetailer(row), ...(kept.get(row.slug) ?? NOTHING_KEPT) }))
  const isUnknownPlace = near !== '' && all.every(({ kilometres }) => kilometres === null)
  const open = search.isOpen ? all.filter(({ isOpen }) => isOpen) : all
  const fitting = search.type ? open.filter(({ type }) => type === search.type) : open
  return {
    retailers: search.isAll ? fitting : fitting.slice(0, NEAREST),
    total: fitting.length,
    counts: countTypes(open),
    isUnknownPlace,
  }
}

const NOTHING_KEPT: Pick<Retailer, 'web' | 'supply'> = { web: null, supply: null }

async function loadKept(): Promise<Map<string, Pick<Retailer, 'web' | 'supply'>>> {
  const { items } = await publicData.list(
    publicData.from('retailers').select('slug,web,supply').eq('storefront_id', storefrontId),
  )
  return new Map(
    z
      .array(Kept)
      .parse(items)
      .map(({ slug, ...kept }) => [slug, kept]),
  )
}

function countTypes(retailers: Retailer[]): RetailerPage['counts'] {
  const of = (type: RetailerType) => retailers.filter((one) => one.type === type).length
  return {
    all: retailers.length,
    pet_shop: of('pet_shop'),
    vet: of('vet'),
    training: of('training'),
    pickup: of('pickup'),
  }
}

function toRetailer(row: z.infer<typeof Row>): Omit<Retailer, 'web' | 'supply'> {
  const features: Retailer['features'] = []
  if (row.pickup_of_orders) features.push('pickup')
  if (row.dogs_welcome) features.push('dogs')
  if (row.wheelchair) features.push('wheelchair')
  return {
    slug: row.slug,
    name: nonBreaking(row.name),
    type: row.type,
    street: nonBreaking(row.street),
    city: nonBreaking(row.city),
    zip: row.postal_code,
    lat: row.lat,
    lng: row.lng,
    phone: row.phone,
    email: row.email,
    note: nonBreaking(row.note),
    features,
    kilometres: row.distance_km,
    ...describeHours(row.opening_hours, row.on_holidays, now()),
  }
}
