import { randomUUID } from 'node:crypto'
import type { BenchAnswer } from '@shop/contract/staff/bench'
import type { Browser } from '../browser.ts'
import type { Harness } from '../harness.ts'
import { query } from '../paying.ts'

/** A packer at a bench: what they scan, and what is said to it. */
export interface Packer {
  browser: Browser
  benchId: number
  scan(
    raw: string,
    more?: {
      parcelId?: number | null
      scanId?: string
      batchCode?: string
      weightGrams?: number
      isWeighedByHand?: boolean
    },
  ): Promise<BenchAnswer>
  /** Whatever is in the box that was opened, piece by piece, as GS1 codes with their batches say it. */
  pack(answer: BenchAnswer): Promise<BenchAnswer>
}

export async function atBench(shop: Harness, browser: Browser, name = 'Stůl 1'): Promise<Packer> {
  const [bench] = await query<{ id: number }>(shop, 'select id from internal.benches where name = $1', [name])
  const benchId = bench?.id ?? 0
  const scan: Packer['scan'] = async (raw, { scanId = randomUUID(), ...more } = {}) => {
    const { status, value, error } = await browser.call('scanAtBench', { benchId, scanId, raw, ...more })
    if (status !== 200) throw new Error(JSON.stringify(error))
    return value
  }
  const pack: Packer['pack'] = async (opened) => {
    let last = opened
    for (const raw of codesOf(opened)) last = await scan(raw, { parcelId: opened.parcel?.parcelId ?? null })
    return last
  }
  return { browser, benchId, scan, pack }
}

/** What a scanner reads from each piece: goods with a date say their batch. */
export function codesOf({ parcel }: Pick<BenchAnswer, 'parcel'>): string[] {
  if (!parcel) throw new Error('No box is open.')
  return parcel.lines.flatMap(({ ean, pieces, batches }) =>
    batches.length === 0
      ? Array(pieces).fill(ean)
      : batches.flatMap((batch) => Array(batch.pieces).fill(`010${ean}10${batch.code}`)),
  )
}
