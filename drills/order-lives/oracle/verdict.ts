/** Whether the shop may say yes, and what the step is about in numbers. */
export interface Verdict {
  isAllowed: boolean
  /** The question makes no sense as things stand: nobody asks it. */
  isSkipped?: boolean
  amount?: number | null
  lines?: { position: number; pieces: number }[]
  parcels?: number[]
}
