import { malformed } from '../http/answer.ts'
import { fetchFeed } from '../points/fetch-feed.ts'
import { readRows } from '../points/read-rows.ts'
import type { PointFeed } from '../ports/pickup-points.ts'
import { cutRows, readRow } from './balikovna-wire.ts'

type BalikovnaOptions = {
  /** `http://napostu.ceskaposta.cz/vystupy/balikovny.xml`. */
  readonly url: string
  readonly timeoutMs?: number
  readonly maxBytes?: number
}

/** Partners and boxes of Balíkovna; see README. */
export function createBalikovnaPoints(options: BalikovnaOptions): PointFeed {
  return {
    network: 'balikovna',
    async readPoints(mark) {
      const text = await fetchFeed(options, mark)
      if (!text.ok) return text
      if (text.value === null) return { ok: true, value: null }
      const sources = cutRows(text.value.body.toString('utf8'))
      if (!sources) return malformed('the list breaks off', false)
      const rows = readRows(sources, readRow)
      if (!rows.ok) return rows
      return { ok: true, value: { points: rows.value.filter((row) => row !== false), mark: text.value.mark } }
    },
  }
}
