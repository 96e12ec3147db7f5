import { toPragueDay, toPragueTime } from '@shop/domain/calendar/prague-time'
import type { Ribbon } from '@shop/domain/litter/ribbons'
import type { SignedInCustomer } from '#app/server/session.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import type { LitterRow } from './litter-rows.ts'
import type { LitterRules } from './litter-view.ts'

const COLUMNS =
  'id,version,name,breed,mother_name,mother_weight_grams,mated_on,born_on,packs,packs_sent_at,products(id,name,energy_kcal_per_100g),puppies(id,position,name,sex,ribbon,died_on,uid,card_expires_on,taken_at,reward,puppy_weights(measured_on,grams),puppy_offers(email,sent_at,expires_at,revoked_at))'

/** The name of the kennel; null for whoever is no approved breeder. */
export async function loadKennel({ data }: SignedInCustomer): Promise<string | null> {
  return (await data.value(data.rpc('own_kennel', {}))) as string | null
}

/** Newest first. */
export async function loadLitters({ data }: SignedInCustomer): Promise<LitterRow[]> {
  const { items } = await data.list(data.from('litters').select(COLUMNS).order('id', { ascending: false }))
  return items.map(toLitterRow)
}

export async function loadLitter({ data }: SignedInCustomer, id: number): Promise<LitterRow | null> {
  if (!Number.isSafeInteger(id)) return null
  const { items } = await data.list(data.from('litters').select(COLUMNS).eq('id', id))
  return items[0] ? toLitterRow(items[0]) : null
}

interface StoredLitter {
  id: number
  version: number
  name: string
  breed: string
  mother_name: string
  mother_weight_grams: number | null
  mated_on: string | null
  born_on: string | null
  packs: number | null
  packs_sent_at: string | null
  products: { id: number; name: string; energy_kcal_per_100g: number | null } | null
  puppies: {
    id: number
    position: number
    name: string
    sex: string
    ribbon: string
    died_on: string | null
    uid: string | null
    card_expires_on: string | null
    taken_at: string | null
    reward: string | null
    puppy_weights: { measured_on: string; grams: number }[]
    puppy_offers: { email: string; sent_at: string; expires_at: string; revoked_at: string | null }[]
  }[]
}

const dayOf = (moment: string | null) => (moment === null ? null : toPragueTime(new Date(moment)).date)

function toLitterRow(row: StoredLitter): LitterRow {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    breed: row.breed,
    motherName: row.mother_name,
    motherWeightGrams: row.mother_weight_grams,
    matedOn: row.mated_on,
    bornOn: row.born_on,
    food: row.products && {
      id: row.products.id,
      name: row.products.name,
      kcalPer100g: row.products.energy_kcal_per_100g,
    },
    packs: row.packs,
    packsSentOn: dayOf(row.packs_sent_at),
    puppies: row.puppies
      .toSorted((a, b) => a.position - b.position)
      .map((puppy) => ({
        id: puppy.id,
        name: puppy.name,
        sex: puppy.sex as 'male' | 'female',
        ribbon: puppy.ribbon as Ribbon,
        diedOn: puppy.died_on,
        uid: puppy.uid,
        cardExpiresOn: puppy.card_expires_on,
        isTaken: puppy.taken_at !== null,
        takenOn: dayOf(puppy.taken_at),
        reward: puppy.reward as 'given' | 'refused' | null,
        offer: toOffer(puppy.puppy_offers),
        weights: puppy.puppy_weights.map(({ measured_on, grams }) => ({ on: measured_on, grams })),
      })),
  }
}

/** The one that holds: where it went, and until when it opens the puppy. */
function toOffer(offers: StoredLitter['puppies'][number]['puppy_offers']) {
  const standing = offers.find(({ revoked_at }) => revoked_at === null)
  if (!standing) return null
  const { email, sent_at, expires_at } = standing
  return { email, sentOn: toPragueDay(sent_at), until: toPragueDay(expires_at) }
}

const KEYS = {
  credits: 'breeders.puppy_credits',
  leastGain: 'breeders.least_gain_percent',
  mostPacks: 'breeders.starter_packs',
  packsDaysBefore: 'breeders.packs_days_before',
} as const

/** Numbers of the programme as the rules themselves read them. */
export async function loadLitterRules(): Promise<LitterRules> {
  const { items } = await publicData.list(
    publicData.from('settings').select('key,value').eq('storefront_id', storefrontId).in('key', Object.values(KEYS)),
  )
  const read = (name: keyof typeof KEYS): number => {
    const value = Number(items.find(({ key }) => key === KEYS[name])?.value)
    if (!Number.isFinite(value)) throw new Error(`The setting ${KEYS[name]} is missing.`)
    return value
  }
  return {
    credits: read('credits'),
    leastGain: read('leastGain'),
    mostPacks: read('mostPacks'),
    packsDaysBefore: read('packsDaysBefore'),
  }
}
