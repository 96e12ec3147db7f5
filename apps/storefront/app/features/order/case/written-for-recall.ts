import type { CaseForm } from '@shop/contract/case/case'
import { caseFormTexts as texts } from '#app/texts/order/case-form.ts'
import type { WrittenValues } from './case-form-name.ts'

/** The link of a recall names its batch: everything of it that is left to ask about, and money back. Any other link writes nothing. */
export function writtenForRecall({ lines }: Pick<CaseForm, 'lines'>, batchCode: string | null): WrittenValues {
  const recalled = lines.filter(({ batches }) => batches.some(({ code }) => code === batchCode))
  if (batchCode === null || recalled.length === 0) return {}
  const pieces = recalled.map(({ position, left }) => [`pieces-${position}`, String(left.complaint)])
  return { ...Object.fromEntries(pieces), problem: 'other', wish: 'refund', description: texts.recalled(batchCode) }
}
