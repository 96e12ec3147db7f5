import type { CaseForm } from '@shop/contract/case/case'
import { caseFormTexts as texts } from '#app/texts/order/case-form.ts'
import type { WrittenValues } from './case-form-name.ts'

/** The link of a recall names its batch: its pieces, as far as they are left to ask about, and money back. Any other link writes nothing. */
export function writtenForRecall({ lines }: Pick<CaseForm, 'lines'>, batchCode: string | null): WrittenValues {
  const recalled = lines.flatMap(({ position, left, batches }) => {
    const ofBatch = batches.filter(({ code }) => code === batchCode)
    const pieces = ofBatch.reduce((sum, batch) => sum + (batch.pieces ?? left.complaint), 0)
    return ofBatch.length > 0 ? [[`pieces-${position}`, String(Math.min(left.complaint, pieces))]] : []
  })
  if (batchCode === null || recalled.length === 0) return {}
  return { ...Object.fromEntries(recalled), problem: 'other', wish: 'refund', description: texts.recalled(batchCode) }
}
