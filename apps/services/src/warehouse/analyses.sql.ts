import type { Finding } from '@shop/contract/catalog/sold-batch'
import type { Db, Narrow } from '#app/store/database'
import type { InsertAnalysis, SelectAnalysis, UpdateAnalysis } from '#app/store/rows'

interface AnalysisRow {
  code: string
  name: string
  version: number | null
  laboratory: string
  protocol: string
  analysedOn: string | null
  figures: { code: string; name: string; declared: number; measured: number | null }[]
  findings: Finding[]
  protocolHash: string | null
}

export async function selectAnalysis(db: Db, batchId: number): Promise<AnalysisRow | null> {
  const { rows } = await db.query<Narrow<SelectAnalysis, AnalysisRow>>(
    `select b.code, concat_ws(', ', p.name, nullif(v.name, '')) as name, a.version, coalesce(a.laboratory, '') as laboratory,
            coalesce(a.protocol, '') as protocol, to_char(a.analysed_on, 'YYYY-MM-DD') as "analysedOn",
            coalesce(a.findings, '[]') as findings, a.protocol_hash as "protocolHash",
            coalesce((select jsonb_agg(jsonb_build_object('code', c.constituent, 'name', n.name, 'declared', c.percent,
                'measured', (a.figures ->> c.constituent)::numeric) order by n.position)
               from shop.product_constituents c
               join shop.constituents n on n.storefront_id = c.storefront_id and n.code = c.constituent
              where c.product_id = v.product_id), '[]') as figures
       from shop.batches b join shop.variants v on v.id = b.variant_id join shop.products p on p.id = v.product_id
       left join shop.batch_analyses a on a.batch_id = b.id
      where b.id = $1`,
    [batchId],
  )
  return rows[0] ?? null
}

interface Measured {
  laboratory: string
  protocol: string
  analysedOn: string
  figures: Record<string, number>
  /** Null: as they are. */
  findings: readonly Finding[] | null
  /** Null: the one that is there. */
  protocolHash: string | null
}

function valuesOf({ laboratory, protocol, analysedOn, figures, findings, protocolHash }: Measured): unknown[] {
  return [laboratory, protocol, analysedOn, figures, findings && JSON.stringify(findings), protocolHash]
}

/** Null when somebody else was first. */
export async function insertAnalysis(db: Db, batchId: number, told: Measured): Promise<number | null> {
  const { rows } = await db.query<InsertAnalysis>(
    `insert into shop.batch_analyses (batch_id, laboratory, protocol, analysed_on, figures, findings, protocol_hash)
     values ($1, $2, $3, $4::date, $5, coalesce($6::jsonb, '[]'), $7)
     on conflict do nothing returning version`,
    [batchId, ...valuesOf(told)],
  )
  return rows[0]?.version ?? null
}

/** Null when it is another version by now. */
export async function updateAnalysis(db: Db, batchId: number, version: number, told: Measured): Promise<number | null> {
  const { rows } = await db.query<UpdateAnalysis>(
    `update shop.batch_analyses set laboratory = $3, protocol = $4, analysed_on = $5::date, figures = $6,
            findings = coalesce($7::jsonb, findings), protocol_hash = coalesce($8, protocol_hash)
      where batch_id = $1 and version = $2 returning version`,
    [batchId, version, ...valuesOf(told)],
  )
  return rows[0]?.version ?? null
}
