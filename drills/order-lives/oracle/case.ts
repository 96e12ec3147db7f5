/** What a customer has asked for after the sale. */
export interface Case {
  kind: 'withdrawal' | 'complaint' | 'guarantee'
  lines: { position: number; pieces: number }[]
  /** Goods need not come, are waited for, are here, never came; or it is over: granted, refused, or ended without a word of ours. */
  state: 'here' | 'awaited' | 'came' | 'given up' | 'granted' | 'refused' | 'over'
  since: number
  wish: 'refund' | 'credits'
  /** What lay in the parcel. */
  came: { position: number; pieces: number }[]
  condition: 'unopened' | 'opened' | 'unknown'
  /** It keeps the order from being packed. */
  holds: boolean
  granted: { position: number; pieces: number }[]
  money: number
  credits: number
}

export const isUndecided = ({ state }: Case): boolean => state === 'here' || state === 'awaited' || state === 'came'
