/** Whether the shop may say yes, and what the step is about in numbers. */
export interface Verdict {
  isAllowed: boolean
  /** The question makes no sense as things stand: nobody asks it. */
  isSkipped?: boolean
  amount?: number | null
  lines?: { position: number; pieces: number }[]
  parcels?: number[]
  change?: ExpectedChange
  /** The case the step is about, as it is afterwards. */
  told?: ExpectedCase
  judged?: ExpectedRow[]
}

export interface ExpectedCase {
  word: string
  money: number | null
  credits: number
}

/** What staff say of pieces of a line. */
export interface ExpectedRow {
  position: number
  pieces: number
  outcome: 'refund' | 'credits' | 'refuse'
  amount: number
  goodsTo: 'shelf' | 'quarantine' | 'none'
}

export interface AskedLines {
  lines: { position: number; pieces: number }[]
  added: { code: string; pieces: number }[]
}

/** A change of lines as it is asked for, and what the shop must say of it. */
export interface ExpectedChange {
  asked: AskedLines
  /** The price that goes with the question. */
  payable: number
  told?: { payable: number; toPay: number; toReturn: number; creditsBack: number; lines: string }
  /** Goods the order holds from now on. */
  held?: Record<number, number>
  /** How the goods are divided into several parcels only the shop can say. */
  dividesAnew?: boolean
}
