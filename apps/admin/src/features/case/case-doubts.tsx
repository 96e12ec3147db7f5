import type { CaseDoubt } from '@shop/domain/case/case-doubts'
import { CASES } from '#app/texts/case.ts'

/** Why somebody has to look; it decides nothing. */
export function CaseDoubts({ doubts }: { doubts: readonly CaseDoubt[] }) {
  if (doubts.length === 0) return null
  return (
    <span className="dbt">
      {doubts.map((doubt) => (
        <span key={doubt} className="tag">
          {CASES.doubts[doubt]}
        </span>
      ))}
    </span>
  )
}
