import type { SoldBatch } from '@shop/contract/catalog/sold-batch'
import type { z } from 'zod'
import type { BatchView } from '#app/goods/product-view.ts'

interface Declared {
  code: string
  name: string
  percent: number
}

/** What was measured stands beside what the label says, in the order of the label; what the label does not know is left out. */
export function toBatchView(row: z.infer<typeof SoldBatch>, declared: readonly Declared[]): BatchView {
  const { variant_id, code, best_before, laboratory, protocol, analysed_on, figures, protocol_hash } = row
  const findings = row.findings ?? []
  const measured = declared.flatMap(({ code: constituent, name, percent }) => {
    const found = figures?.[constituent]
    return found === undefined ? [] : [{ name, declared: percent, measured: found }]
  })
  return {
    variantId: variant_id,
    code,
    bestBefore: best_before,
    analysis:
      laboratory && analysed_on && (measured.length > 0 || findings.length > 0)
        ? {
            ...{ laboratory, protocol: protocol ?? '', analysedOn: analysed_on, measured, findings },
            protocolTo: protocol_hash === null ? null : `/rozbor/${protocol_hash}/pdf`,
          }
        : null,
  }
}
