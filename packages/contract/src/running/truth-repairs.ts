import type { JobName } from '../jobs.ts'

/** A job that puts it right and may always run once more; with `of`, one for each row that breaks the truth. */
interface TruthRepair {
  job: JobName
  /** The column of the rows and the name it has in the payload. */
  of?: { column: string; name: string }
}

/** Truths that a job mends. The others are mended by a person: rows of ledgers and documents are never rewritten. */
export const TRUTH_REPAIRS: Readonly<Record<string, TruthRepair>> = {
  mail_has_its_job: { job: 'send-mail', of: { column: 'mail_id', name: 'mailId' } },
  document_is_kept_or_being_drawn: { job: 'make-document', of: { column: 'document_id', name: 'documentId' } },
  order_does_not_outlive_its_deadline: { job: 'expire-orders' },
  ended_credits_are_entered: { job: 'age-credits' },
  bank_is_read: { job: 'import-bank' },
  locked_cycle_is_placed: { job: 'place-cycles' },
  movement_is_looked_at: { job: 'import-bank' },
}
