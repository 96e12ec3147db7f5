import type { PriceDraft, PriceProposal } from '@shop/contract/price/staff-price'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { InsertProposal, LockProposal, SelectProposals } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

type Lines = PriceDraft['lines']
type SeenLines = (Lines[number] & { head: number })[]

interface NewProposal {
  priceListId: number
  lines: SeenLines
  from: string | null
  until: string | null
  reason: string
  callsOff?: number
  proposedBy: string
  now: Date
}

export async function insertProposal(db: Db, proposal: NewProposal): Promise<number> {
  const { priceListId, lines, from, until, reason, callsOff = null, proposedBy, now } = proposal
  const { rows } = await db.query<InsertProposal>(
    `insert into shop.price_proposals (storefront_id, price_list_id, lines, valid_from, valid_until, reason, proposed_by, proposed_at, calls_off)
     values ($1, $2, $3, $4, $8, $5, $6, $7, $9) returning id`,
    [STOREFRONT_ID, priceListId, JSON.stringify(lines), from, reason, proposedBy, now, until, callsOff],
  )
  return onlyRow(rows).id
}

type ProposalRow = Narrow<LockProposal, { lines: Lines; state: PriceProposal['state'] }>

export async function lockProposal(db: Db, id: number): Promise<ProposalRow | null> {
  const { rows } = await db.query<ProposalRow>(
    `select p.id, p.version, p.state, l.code as "priceList", p.lines, p.valid_from as "from", p.valid_until as until, p.reason, p.proposed_by as "proposedBy", p.calls_off as "callsOff"
       from shop.price_proposals p join shop.price_lists l on l.id = p.price_list_id where p.id = $1 for update of p`,
    [id],
  )
  return rows[0] ?? null
}

interface Decision {
  state: 'approved' | 'refused' | 'withdrawn'
  decidedBy: string
  note: string
  now: Date
}

export async function updateProposal(db: Db, id: number, { state, decidedBy, note, now }: Decision): Promise<void> {
  await db.query<NoRow>(
    'update shop.price_proposals set state = $2, decided_by = $3, decided_at = $4, note = $5 where id = $1',
    [id, state, decidedBy, now, note],
  )
}

type ListedProposal = Narrow<SelectProposals, { lines: PriceProposal['lines']; state: PriceProposal['state'] }>

const SHOWN = 60

/** Those that wait first. A variant that is gone since is not shown: nothing can be written about it. */
export async function selectProposals(db: Db): Promise<ListedProposal[]> {
  const { rows } = await db.query<ListedProposal>(
    `select p.id, p.version, p.state, l.code as "priceList", p.valid_from as "from", p.valid_until as until, p.reason, p.note, p.calls_off as "callsOff", p.proposed_by as "proposerId",
            internal.staff_name(p.proposed_by) as "proposedBy", p.proposed_at as "proposedAt",
            internal.staff_name(p.decided_by) as "decidedBy", p.decided_at as "decidedAt",
            (select coalesce(jsonb_agg(jsonb_build_object('variantId', v.id, 'sku', v.sku, 'name', g.name, 'variantName', v.name,
                      'amount', w.amount, 'kind', w.kind, 'head', w.head) order by g.name, v.position), '[]')
               from jsonb_to_recordset(p.lines) as w ("variantId" bigint, amount bigint, kind text, head bigint)
               join shop.variants v on v.id = w."variantId" join shop.products g on g.id = v.product_id) as lines
       from shop.price_proposals p join shop.price_lists l on l.id = p.price_list_id
      where p.storefront_id = $1 order by p.state = 'waiting' desc, p.id desc limit ${SHOWN}`,
    [STOREFRONT_ID],
  )
  return rows
}
