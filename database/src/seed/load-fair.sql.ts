import { scryptSync } from 'node:crypto'
import type pg from 'pg'
import type { Editorial } from './read-editorial.ts'
import { idOf, selectIds, syncRows } from './sync-rows.sql.ts'

const HALERE = 100
const HASH_BYTES = 32
// They open only the stand of the demo shop.
const DEMO_PINS: Record<string, string> = { 'zkusebni-provoz': '12345678' }
const FAIR_PIN = '20272027'
const TRY_OUT = {
  key: 'zkusebni-provoz',
  title: 'Zkušební provoz kola',
  valid_from: '2026-01-01',
  valid_to: '2030-12-31',
}

/** The fair of the editorial file, and one that is open always, so that the stand can be tried at home. */
export async function loadFair(
  client: pg.ClientBase,
  { wheel, texts }: Editorial['wheel'],
  storefrontId: number,
): Promise<void> {
  const fair = { key: wheel.key, title: wheel.event, valid_from: wheel.validFrom, valid_to: wheel.validTo }
  const fairs = [fair, TRY_OUT].map((row) => ({
    storefront_id: storefrontId,
    ...row,
    rules: texts.rules,
    is_sample: true,
  }))
  await syncRows(client, 'fairs', fairs, { key: ['storefront_id', 'key'] })
  const ids = await selectIds(client, 'fairs', 'key', storefrontId)
  for (const { key } of fairs) {
    const fairId = idOf(ids, key)
    await syncRows(client, 'prizes', toPrizes(wheel.segments, fairId), { key: ['fair_id', 'key'] })
    await insertStock(client, fairId, { segments: wheel.segments, isShared: key === wheel.key })
    await insertPin(client, fairId, DEMO_PINS[key] ?? FAIR_PIN)
  }
}

type Segments = Editorial['wheel']['wheel']['segments']

function toPrizes(segments: Segments, fairId: number) {
  return segments.map((segment, index) => ({
    fair_id: fairId,
    key: segment.key,
    position: index + 1,
    label: segment.label,
    prize: segment.prize,
    description: segment.description,
    kind: segment.kind,
    weight: segment.weight,
    amount: segment.couponPercent ?? segment.credits ?? null,
    maximum: segment.couponMaximumCzk === undefined ? null : segment.couponMaximumCzk * HALERE,
    valid_days: segment.validDays ?? null,
    minimum_goods: (segment.minimumGoodsCzk ?? 0) * HALERE,
    is_shipped: segment.variant !== undefined,
    color: segment.color,
    text_color: segment.textColor,
  }))
}

/** What was drawn already belongs to the wheel, not to a file. Each day of a fair has its share; the trial runs for years. */
async function insertStock(
  client: pg.ClientBase,
  fairId: number,
  { segments, isShared }: { segments: Segments; isShared: boolean },
): Promise<void> {
  await client.query(
    `insert into internal.prize_stock (prize_id, stock, daily_limit)
     select p.id, w.stock, case when $3 then ceil(w.stock::numeric / (f.valid_to - f.valid_from + 1)) end
       from jsonb_to_recordset($2::jsonb) as w (key text, stock integer)
       join shop.prizes p on p.fair_id = $1 and p.key = w.key
       join shop.fairs f on f.id = p.fair_id
     on conflict do nothing`,
    [fairId, JSON.stringify(segments), isShared],
  )
}

async function insertPin(client: pg.ClientBase, fairId: number, pin: string): Promise<void> {
  const salt = Buffer.from(`fair ${fairId} of the demo shop`)
  await client.query(
    'insert into internal.fair_pins (fair_id, salt, pin_hash) values ($1, $2, $3) on conflict do nothing',
    [fairId, salt, scryptSync(pin, salt, HASH_BYTES)],
  )
}
