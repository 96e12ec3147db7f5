import type { PuppyLetter } from '@shop/domain/dog/ration/puppy-letters'
import type { AdultBand } from '@shop/domain/dog/ration/puppy-plan'
import { notResting } from '#app/jobs/each-item.sql'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { LockPuppyPlan, SelectDuePuppyPlans, SelectPuppyPlan, UpsertPuppyPlan } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface NextLetter {
  step: PuppyLetter
  on: string
}

interface NewPuppyPlan {
  uid: string
  email: string
  dogName: string
  bornOn: string
  band: AdultBand
  wordingVersion: number
  next: NextLetter
  now: Date
}

/**
 * Asked anew, the newer puppy counts. Null for a mailbox that said stop, which nobody who knows its address takes back, and for one that
 * bounces or complained.
 */
export async function upsertPuppyPlan(db: Db, plan: NewPuppyPlan): Promise<{ uid: string } | null> {
  const { rows } = await db.query<UpsertPuppyPlan>(
    `insert into internal.puppy_plans as p (storefront_id, uid, email, dog_name, born_on, adult_band, wording_version, agreed_at, next_step, next_on)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
      where not exists (select from internal.mail_suppressions m where m.email_hash = internal.address_hash($3))
     on conflict (storefront_id, email) do update
       set dog_name = excluded.dog_name, born_on = excluded.born_on, adult_band = excluded.adult_band, wording_version = excluded.wording_version,
           agreed_at = excluded.agreed_at, next_step = excluded.next_step, next_on = excluded.next_on, ended_at = null, end_reason = null
     where p.end_reason is distinct from 'stopped'
     returning uid`,
    [
      ...[STOREFRONT_ID, plan.uid, plan.email, plan.dogName, plan.bornOn, plan.band, plan.wordingVersion, plan.now],
      ...[plan.next.step, plan.next.on],
    ],
  )
  return rows[0] ?? null
}

export async function selectDuePuppyPlans(
  db: Db,
  { today, now, after, limit }: { today: string; now: Date; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await db.query<SelectDuePuppyPlans>(
    `select p.id::int as id from internal.puppy_plans p
      where p.ended_at is null and p.next_on <= $1::date and p.id > $3 and ${notResting('send-puppy-letters', 'p.id', '$2')}
      order by p.id limit $4`,
    [today, now, after, limit],
  )
  return rows.map(({ id }) => id)
}

export interface PuppyPlan {
  id: number
  uid: string
  email: string
  dogName: string
  bornOn: string
  band: AdultBand
  agreedAt: Date
  next: PuppyLetter
  /** The mailbox bounces or has complained. */
  isSuppressed: boolean
}

/** Null when it has ended, or somebody else has sent its letter meanwhile. */
export async function lockPuppyPlan(db: Db, id: number, today: string): Promise<PuppyPlan | null> {
  const { rows } = await db.query<
    Narrow<LockPuppyPlan, { bornOn: string; band: AdultBand; next: PuppyLetter; isSuppressed: boolean }>
  >(
    `select p.id::int as id, p.uid, p.email, p.dog_name as "dogName", to_char(p.born_on, 'YYYY-MM-DD') as "bornOn", p.adult_band as band,
            p.agreed_at as "agreedAt", p.next_step as next,
            exists (select from internal.mail_suppressions m where m.email_hash = internal.address_hash(p.email)) as "isSuppressed"
       from internal.puppy_plans p where p.id = $1 and p.ended_at is null and p.next_on <= $2::date for update`,
    [id, today],
  )
  return rows[0] ?? null
}

export async function updateNextLetter(db: Db, id: number, { step, on }: NextLetter): Promise<void> {
  await db.query<NoRow>('update internal.puppy_plans set next_step = $2, next_on = $3 where id = $1', [id, step, on])
}

export async function endPuppyPlan(
  db: Db,
  uid: string,
  { reason, now }: { reason: 'finished' | 'stopped' | 'suppressed'; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `update internal.puppy_plans set next_step = null, next_on = null, ended_at = coalesce(ended_at, $3), end_reason = $2
      where uid = $1 and end_reason is distinct from 'stopped'`,
    [uid, reason, now],
  )
}

/** Whether letters still come to whoever holds the link. */
export async function selectPuppyPlan(db: Db, uid: string): Promise<{ isRunning: boolean } | null> {
  const { rows } = await db.query<Narrow<SelectPuppyPlan, { isRunning: boolean }>>(
    'select ended_at is null as "isRunning" from internal.puppy_plans where uid = $1',
    [uid],
  )
  return rows[0] ? onlyRow(rows) : null
}
