import type { LocalDate } from '@shop/domain/calendar/local-date'
import type { Halere } from '@shop/domain/money/halere'
import type { Answer } from '../http/answer.ts'

export type BankRefusal = 'too_soon' | 'too_many' | 'history_locked' | 'other'

export type BankMovement = {
  /** Unique at the bank: the same movement is never booked twice. */
  readonly id: string
  readonly bookedOn: LocalDate
  /** Negative when money left the account. */
  readonly amount: Halere
  readonly currency: string
  /** Text as the bank has it, also with leading zeros. */
  readonly variableSymbol: string | null
  readonly constantSymbol: string | null
  readonly specificSymbol: string | null
  /** `123456/0100`, or whatever a foreign bank gives. */
  readonly counterAccount: string | null
  readonly counterName: string | null
  readonly message: string | null
  readonly kind: string | null
}

export type StatementPage = {
  readonly movements: readonly BankMovement[]
  /** Id to keep once the movements are stored; null when there were none. */
  readonly cursor: string | null
  /** Where the bank thinks we had ended. When it is further than the cursor we keep, a page got lost: read its days again. */
  readonly previousCursor: string | null
  /** Rows that are not what the bank promises. The others of the page are good all the same. */
  readonly odd: readonly OddRow[]
  /** The answer as it came, for whoever must look at an odd row. */
  readonly raw: string
}

export type OddRow = {
  /** The id of the movement, or a digest of the row when it has none that can be read. */
  readonly key: string
  /** Names places, never values. */
  readonly problem: string
}

export interface BankStatements {
  /** Moves the bank's marker: what is not stored afterwards comes again only by `readPeriod`, which moves nothing. */
  readNew(): Promise<Answer<StatementPage, BankRefusal>>
  readPeriod(from: LocalDate, to: LocalDate): Promise<Answer<StatementPage, BankRefusal>>
}
