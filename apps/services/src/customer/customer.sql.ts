import type { Profile } from '@shop/contract/customer'
import type { Db } from '#app/store/database'

interface ProfileRow {
  version: number
  firstName: string
  lastName: string
  phone: string | null
  companyName: string | null
  companyId: string | null
  vatId: string | null
}

const PROFILE = `version, first_name as "firstName", last_name as "lastName", phone, company_name as "companyName",
  company_id as "companyId", vat_id as "vatId"`

/** Null when the row has another version, because somebody has saved it meanwhile. */
export async function updateProfile(db: Db, id: number, profile: Profile): Promise<Profile | null> {
  const { company } = profile
  const { rows } = await db.query(
    `update shop.customers
        set first_name = $3, last_name = $4, phone = $5, company_name = $6, company_id = $7, vat_id = $8
      where id = $1 and version = $2 and deleted_at is null returning ${PROFILE}`,
    [
      id,
      profile.version,
      profile.firstName,
      profile.lastName,
      profile.phone,
      company?.name ?? null,
      company?.companyId ?? null,
      company?.vatId ?? null,
    ],
  )
  return rows[0] ? toProfile(rows[0]) : null
}

function toProfile({ companyName, companyId, vatId, ...rest }: ProfileRow): Profile {
  return { ...rest, company: companyId === null ? null : { name: companyName ?? '', companyId, vatId } }
}

/** Taken by commands that count rows of a customer, so that two of them at once cannot both be the last allowed. */
export async function lockCustomer(db: Db, id: number): Promise<void> {
  await db.query('select from shop.customers where id = $1 for update', [id])
}

export interface ExportPart {
  name: string
  rows: unknown[]
}

// Everything about one customer, as stored; what opens something (hashes, tokens, keys) is left out.
const EXPORTS: Record<string, string> = {
  profile: `select email, first_name, last_name, phone, company_name, company_id, vat_id, created_at, updated_at
              from shop.customers where id = $1`,
  addresses: `select label, first_name, last_name, company, street, city, zip, country, phone, courier_note, is_default,
                created_at, updated_at, deleted_at from shop.addresses where customer_id = $1 order by id`,
  dogs: `select d.name, d.breed, d.born_on, d.age_months, d.age_stated_on, d.life_stage, d.sex, d.neutered, d.activity,
           d.condition, d.adult_weight_grams, d.ideal_weight_grams, d.motherhood, d.motherhood_week, d.puppies,
           d.under_treatment, d.allergies, d.note, d.created_at, d.deleted_at,
           coalesce((select jsonb_agg(jsonb_build_object('measured_on', w.measured_on, 'grams', w.grams) order by w.measured_on)
              from shop.dog_weights w where w.dog_id = d.id), '[]') as weights
           from shop.dogs d where d.customer_id = $1 order by d.id`,
  consents: `select c.topic, c.granted, c.given_at, c.source, w.wording
               from shop.consents c join shop.consent_wordings w on w.topic = c.topic and w.version = c.wording_version
              where c.customer_id = $1 order by c.id`,
  credits: `select kind, amount, usable_from, expires_at, reference_type, reference_id, created_at
              from shop.credit_entries where customer_id = $1 order by id`,
  orders: `select o.number, o.state, o.placed_at, o.email, o.phone, o.billing, o.delivery, o.note, o.pickup_point, o.total, o.payable,
             o.coupon_code, o.credits_spent, o.consents,
             (select jsonb_agg(jsonb_build_object('name', l.name, 'variant', l.variant_name, 'pieces', l.pieces, 'gross', l.gross)
                order by l.position) from shop.order_lines l where l.order_id = o.id) as lines
             from shop.orders o where o.customer_id = $1 order by o.id`,
  carts: `select c.state, c.created_at, c.changed_at, c.coupon_code, c.details,
            (select jsonb_agg(jsonb_build_object('variant_id', l.variant_id, 'pieces', l.pieces, 'saved', l.is_saved))
               from shop.cart_lines l where l.cart_id = c.id) as lines
            from shop.carts c where c.customer_id = $1 order by c.id`,
  sessions: `select s.created_at, s.updated_at, s.expires_at, s.user_agent
               from auth.sessions s join shop.customers c on c.user_id = s.user_id where c.id = $1 order by s.created_at`,
  passkeys: `select p.name, p.device_type, p.created_at
               from auth.passkeys p join shop.customers c on c.user_id = p.user_id where c.id = $1 order by p.created_at`,
  mails: `select m.template, m.recipient, m.status, m.created_at, m.sent_at
            from internal.mails m join shop.customers c on c.email = m.recipient where c.id = $1 order by m.id`,
}

export async function selectExport(db: Db, customerId: number): Promise<Record<string, unknown[]>> {
  const parts: Record<string, unknown[]> = {}
  for (const [name, statement] of Object.entries(EXPORTS)) parts[name] = (await db.query(statement, [customerId])).rows
  return parts
}

export async function selectUsableCredits(db: Db, customerId: number): Promise<number> {
  const { rows } = await db.query(
    'select coalesce(sum(remaining), 0)::int as remaining from shop.credit_lots where customer_id = $1',
    [customerId],
  )
  return rows[0].remaining
}

/** The row stays for the documents that name it, without anything that says whose it was. */
export async function anonymiseCustomer(
  db: Db,
  id: number,
  { now, emailHash }: { now: Date; emailHash: Buffer },
): Promise<void> {
  await db.query('delete from shop.addresses where customer_id = $1', [id])
  await db.query('delete from shop.dogs where customer_id = $1', [id])
  await db.query(
    `update shop.customers
        set user_id = null, email = null, first_name = '', last_name = '', phone = null, company_name = null,
            company_id = null, vat_id = null, deleted_at = $2, email_hash = $3
      where id = $1`,
    [id, now, emailHash],
  )
}
