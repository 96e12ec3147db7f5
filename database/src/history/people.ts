import { addDays } from '@shop/domain/calendar/local-date'
import { fromPragueTime, toPragueDay } from '@shop/domain/calendar/prague-time'
import { addMonths } from '@shop/domain/credits/add-months'
import type { Random } from '../random.ts'
import { NAMES } from './names.ts'
import type { Place } from './shop.sql.ts'
import { add, after, between, DAY, hexOf, nextId, uuidOf, type World } from './world.ts'

/** Credits that came at once, and what is left of them. */
interface Lot {
  id: number
  left: number
  usableFrom: Date
  expiresAt: Date
}

interface Company {
  name: string
  companyId: string
  vatId: string
}

export interface Person {
  /** Null for a guest. */
  customerId: number | null
  firstName: string
  lastName: string
  email: string
  phone: string
  place: Place
  group: string
  company: Company | null
  since: Date
  dogs: { id: number; name: string; stage: 'stene' | 'dospely' | 'senior' }[]
  lots: Lot[]
  orders: number
}

/** Without hooks and dots, for an address nobody has. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

export function makePerson(world: World, nth: number, since: Date, isGuest: boolean): Person {
  const { random, shop } = world
  const isWoman = random.chance(0.62)
  const firstName = random.pick(isWoman ? NAMES.WOMEN : NAMES.MEN)
  const lastName = random.pick(NAMES.FAMILIES)[isWoman ? 1 : 0]
  const place = random.pick(shop.places)
  return {
    customerId: null,
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}.${isGuest ? 'h' : ''}${nth}@example.${random.pick(['com', 'net', 'org'])}`,
    phone: `+4207${String(random.below(100_000_000)).padStart(8, '0')}`,
    place,
    group: 'maloobchod',
    company: null,
    since,
    dogs: [],
    lots: [],
    orders: 0,
  }
}

/** An account with its address, dogs and the credits of a welcome. */
export function makeCustomer(world: World, nth: number, since: Date): Person {
  const { random } = world
  const person = makePerson(world, nth, since, false)
  const id = nextId(world, 'shop.customers')
  person.customerId = id
  giveGroup(world, person, nth)
  const userId = uuidOf(random)
  const { email, firstName, lastName, phone, company } = person
  add(world, 'auth.users', {
    id: userId,
    name: `${firstName} ${lastName}`,
    email,
    email_verified: true,
    created_at: since,
    updated_at: since,
  })
  add(world, 'shop.customers', {
    id,
    storefront_id: 1,
    user_id: userId,
    customer_group_id: world.shop.groups.find(({ code }) => code === person.group)?.id ?? null,
    email,
    first_name: firstName,
    last_name: lastName,
    phone,
    company_name: company?.name ?? null,
    company_id: company?.companyId ?? null,
    vat_id: company?.vatId ?? null,
    created_at: since,
    updated_at: since,
    version: 1,
    seen_at: after(world.now, -random.below(90) * DAY - 1),
  })
  addAddress(world, person, id)
  const dogs = random.chance(0.25) ? 2 : random.chance(0.04) ? 4 : 1
  for (let dog = 0; dog < dogs; dog += 1) addDog(world, person, id)
  if (person.group !== 'velkoobchod') addBonus(world, person, 'welcome', 'loyalty.welcome_credits', since)
  return person
}

/** One of a hundred is a company, and about as many are breeders and trainers. */
function giveGroup(world: World, person: Person, nth: number): void {
  const group = (['velkoobchod', 'chovatel', 'trener'] as const)[[7, 33, 71].indexOf(nth % 100)]
  if (!group || !world.groups.has(group)) return
  person.group = group
  if (group !== 'velkoobchod') return
  const companyId = toCompanyId(world.random)
  const name = NAMES.COMPANIES[Math.floor(nth / 100) % NAMES.COMPANIES.length] ?? ''
  const suffix = nth >= 100 * NAMES.COMPANIES.length ? ` ${person.place.city}` : ''
  person.company = {
    name: `${name}${suffix}${name.endsWith('.') ? '' : ', s. r. o.'}`,
    companyId,
    vatId: `CZ${companyId}`,
  }
}

/** Seven digits and the one that checks them. */
export function toCompanyId(random: Random): string {
  const digits = Array.from({ length: 7 }, (_, index) => (index === 0 ? 9 : random.below(10)))
  const sum = digits.reduce((total, digit, index) => total + digit * (8 - index), 0)
  return `${digits.join('')}${(11 - (sum % 11)) % 10}`
}

function addAddress(world: World, { firstName, lastName, company, phone, place, since }: Person, customerId: number) {
  const { street, city, zip, placeCode } = place
  add(world, 'shop.addresses', {
    id: nextId(world, 'shop.addresses'),
    customer_id: customerId,
    label: '',
    first_name: firstName,
    last_name: lastName,
    company: company?.name ?? '',
    street,
    city,
    zip,
    country: 'CZ',
    phone,
    courier_note: '',
    place_code: placeCode,
    verified: true,
    is_default: true,
    created_at: since,
    version: 1,
  })
}

function addDog(world: World, person: Person, customerId: number): void {
  const { random, shop, now } = world
  const isMale = random.chance(0.5)
  const id = nextId(world, 'shop.dogs')
  const grams = between(random, 3, 42) * 1000
  const months = random.chance(0.12) ? between(random, 2, 11) : between(random, 12, 150)
  const bornOn = addDays(toPragueDay(now), -Math.round(months * 30.4))
  const name = random.pick(isMale ? NAMES.MALE_DOGS : NAMES.FEMALE_DOGS)
  add(world, 'shop.dogs', {
    id,
    customer_id: customerId,
    name,
    breed: shop.breeds.length > 0 ? random.pick(shop.breeds) : '',
    born_on: bornOn,
    sex: isMale ? 'male' : 'female',
    neutered: random.chance(0.6),
    activity: random.pick(['low', 'moderate', 'moderate', 'active', 'working']),
    condition: random.pick([4, 5, 5, 5, 6, 7]),
    adult_weight_grams: months < 12 ? Math.min(100_000, grams * 2) : grams,
    under_treatment: false,
    allergies: [],
    note: '',
    created_at: person.since,
    version: 1,
    vet_name: '',
    sensitive_digestion: random.chance(0.15),
  })
  add(world, 'shop.dog_weights', {
    id: nextId(world, 'shop.dog_weights'),
    dog_id: id,
    measured_on: toPragueDay(person.since),
    grams,
    created_at: person.since,
  })
  person.dogs.push({ id, name, stage: months < 12 ? 'stene' : months > 96 ? 'senior' : 'dospely' })
}

function endOfDay(day: string): Date {
  return new Date(fromPragueTime(addDays(day, 1), '00:00').getTime() - 1)
}

function addBonus(world: World, person: Person, kind: string, setting: string, at: Date): void {
  const amount = Number(world.shop.settings[setting] ?? 0)
  if (amount > 0) addLot(world, person, { kind, amount, usableFrom: at, at, reference: null })
}

interface NewLot {
  kind: string
  amount: number
  usableFrom: Date
  at: Date
  reference: { type: string; id: number } | null
}

export function addLot(world: World, person: Person, { kind, amount, usableFrom, at, reference }: NewLot): void {
  const months = Number(world.shop.settings['loyalty.validity_months'])
  const id = nextId(world, 'shop.credit_entries')
  const expiresAt = endOfDay(addMonths(toPragueDay(usableFrom), months))
  addEntry(world, person, { id, kind, amount, lotId: null, usableFrom, expiresAt, reference, at })
  person.lots.push({ id, left: amount, usableFrom, expiresAt })
}

interface Entry {
  id: number
  kind: string
  amount: number
  lotId: number | null
  usableFrom: Date
  expiresAt: Date | null
  reference: { type: string; id: number } | null
  at: Date
}

function addEntry(world: World, { customerId }: Person, entry: Entry): void {
  add(world, 'shop.credit_entries', {
    id: entry.id,
    customer_id: customerId,
    kind: entry.kind,
    amount: entry.amount,
    lot_id: entry.lotId,
    usable_from: entry.usableFrom,
    expires_at: entry.expiresAt,
    reference_type: entry.reference?.type ?? null,
    reference_id: entry.reference ? String(entry.reference.id) : null,
    created_at: entry.at,
  })
}

export function usableCredits({ lots }: Person, at: Date): number {
  return lots.filter((lot) => isUsable(lot, at)).reduce((sum, { left }) => sum + left, 0)
}

function isUsable({ left, usableFrom, expiresAt }: Lot, at: Date): boolean {
  return left > 0 && usableFrom <= at && expiresAt > at
}

/** Those that end first are spent first. */
export function spendCredits(world: World, person: Person, credits: number, orderId: number, at: Date): void {
  let missing = credits
  const usable = person.lots.filter((lot) => isUsable(lot, at))
  for (const lot of usable.toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || a.id - b.id)) {
    const taken = Math.min(lot.left, missing)
    if (taken === 0) break
    lot.left -= taken
    missing -= taken
    const reference = { type: 'order', id: orderId }
    const id = nextId(world, 'shop.credit_entries')
    addEntry(world, person, {
      id,
      kind: 'spend',
      amount: -taken,
      lotId: lot.id,
      usableFrom: at,
      expiresAt: null,
      reference,
      at,
    })
  }
}

/** What nobody spent in its year is entered as ended. */
export function endCredits(world: World, person: Person): void {
  for (const lot of person.lots) {
    if (lot.left === 0 || lot.expiresAt >= world.now) continue
    const at = lot.expiresAt
    const id = nextId(world, 'shop.credit_entries')
    const reference = { type: 'credit_entry', id: lot.id }
    addEntry(world, person, {
      id,
      kind: 'expiry',
      amount: -lot.left,
      lotId: lot.id,
      usableFrom: at,
      expiresAt: null,
      reference,
      at,
    })
    lot.left = 0
  }
}

/** For carts of people who have no account. */
export function tokenHash(random: Random): string {
  return `\\x${hexOf(random, 64)}`
}
