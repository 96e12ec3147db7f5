import type { Answer } from '../http/answer.ts'

export type EdgeRefusal = 'forbidden' | 'not_found' | 'invalid' | 'other'

/** A cache in front of the shop that forgets pages by the keys they carry. Asking twice is the same as asking once. */
export interface EdgeCache {
  /** By which it is known in the database, the log and to staff: its address, never a secret. */
  readonly name: string
  /** The most keys it takes at once. */
  readonly mostKeys: number
  /** Pages with these keys may be shown until new ones are fetched, where the edge can do that; afterwards never. */
  purge(keys: readonly string[]): Promise<Answer<null, EdgeRefusal>>
}
