import type { Answer } from '../http/answer.ts'

export type EdgeRefusal = 'forbidden' | 'not_found' | 'invalid' | 'other'

/** How an edge is reached. */
export type EdgeOptions = {
  readonly url: string
  readonly timeoutMs?: number
}

/** One that belongs to somebody else knows us by a token that may purge and nothing more. */
export type HostedEdgeOptions = EdgeOptions & { readonly token: string }

const REFUSALS: Readonly<Record<number, EdgeRefusal>> = {
  400: 'invalid',
  401: 'forbidden',
  403: 'forbidden',
  404: 'not_found',
  405: 'forbidden',
}

export function toEdgeRefusal(status: number): EdgeRefusal {
  return REFUSALS[status] ?? 'other'
}

/** A cache in front of the shop that forgets pages by the keys they carry. Asking twice is the same as asking once. */
export interface EdgeCache {
  /** By which it is known in the database, the log and to staff: its address, never a secret. */
  readonly name: string
  /** The most keys it takes at once. */
  readonly mostKeys: number
  /** Pages with these keys may be shown until new ones are fetched, where the edge can do that; afterwards never. */
  purge(keys: readonly string[]): Promise<Answer<null, EdgeRefusal>>
}
