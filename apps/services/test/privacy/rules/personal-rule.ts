import type { DeletionTerms } from '@shop/contract/customer'
import type { ErasureName } from '#app/privacy/erasures.sql'
import type { ExportPart } from '#app/privacy/exports.sql'
import type { PurgeName } from '#app/privacy/purges.sql'

type KeptWhat = DeletionTerms['kept'][number]['what']

/** What one table does with a person. */
interface PersonalRule {
  /** Columns that say who somebody is or what they said, or lead to it. */
  readonly columns: readonly string[]
  /** Columns that look like it by name or type, and are not. */
  readonly harmless?: readonly string[]
  readonly export: ExportPart | { readonly leftOut: string }
  readonly deletion:
    | { readonly erased: ErasureName | 'newsletterAddresses' }
    /** The rows fall with those of another table. */
    | { readonly goesWith: string }
    /** Kept for a reason that the deletion page names. */
    | { readonly kept: KeptWhat }
    /** Nothing in it says who: it leads to the customer's row, which is empty by then. */
    | { readonly nameless: true }
    /** Gone by its own rule within days or weeks. */
    | { readonly soon: PurgeName }
    | { readonly untouched: string }
  readonly retention:
    | { readonly keep: string; readonly purge: PurgeName | 'newsletterAddresses' }
    | { readonly goesWith: string }
    /** As long as the account, which ends after three idle years. */
    | { readonly account: true }
    | { readonly untouched: string }
}

export type PersonalRules = Readonly<Record<string, PersonalRule>>

export const leftOut = (reason: string) => ({ leftOut: reason })
export const goesWith = (table: string) => ({ goesWith: table })
export const kept = (what: KeptWhat) => ({ kept: what })
export const erased = (name: ErasureName) => ({ erased: name })
export const soon = (name: PurgeName) => ({ soon: name })
export const untouched = (reason: string) => ({ untouched: reason })
export const keep = (period: string, purge: PurgeName) => ({ keep: period, purge })
export const NAMELESS = { nameless: true } as const
export const WHILE_ACCOUNT = { account: true } as const
