import { ReportReview } from '@shop/contract/review'
import { redirect } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseForm, textOf, textOrNull } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { reportReviewTexts as texts } from '#app/texts/customer/report-review.ts'
import { REPORT_FORM } from './report-review-form.tsx'

const SENTENCES = { 'reason.required': texts.reasonMissing }

export async function sendReport(request: Request, visit: Visit, id: number) {
  const values = await readForm(request)
  const form = { name: REPORT_FORM, values, sentences: SENTENCES }
  const report = { reason: textOf(values, 'reason'), note: textOf(values, 'note'), email: textOrNull(values, 'email') }
  const checked = parseForm(ReportReview, report)
  if (!checked.ok) return refuseForm(form, checked)
  const sent = await attempt(request, visit.services.reportReview({ ...checked.value, id }))
  return sent.ok ? redirect(`/recenze/${id}/nahlasit?hotovo`, 303) : refuseForm(form, sent)
}
