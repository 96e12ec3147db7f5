import { WriteReview } from '@shop/contract/review'
import { redirect } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { isTooLong, uploadFiles } from '#app/forms/read-files.server.ts'
import { refuseField, refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { myReviewTexts as texts } from '#app/texts/customer/my-reviews.ts'
import { formOfReview } from './form-of-review.ts'
import { REVIEW_FORM } from './review-form.tsx'

const SENTENCES = { 'rating.required': texts.starsMissing, 'rating.invalid': texts.starsMissing }

/** Writes, rewrites or takes back a review, or appeals against what became of it. `secret` comes from the address and stands for the account. */
export async function actOnReview(request: Request, visit: Visit, secret: string | null) {
  const page = secret ? `/moje-recenze/${secret}` : '/moje-recenze'
  const empty = { name: REVIEW_FORM, values: new FormData() }
  if (isTooLong(request)) return refuseField(empty, 'files', 'file_too_large')
  const values = await readForm(request)
  const form = { name: REVIEW_FORM, values, sentences: SENTENCES }
  const id = Number(textOf(values, 'id'))
  if (textOf(values, 'intent') === 'withdraw') {
    const done = await attempt(request, visit.services.withdrawReview({ id, secret }))
    if (!done.ok) return refuseForm({ name: formOfReview('withdraw', id), values }, done)
    return redirect(`${page}?hotovo=smazano`, 303)
  }
  if (textOf(values, 'intent') === 'appeal') {
    const sent = await attempt(request, visit.services.appealReview({ id, secret, words: textOf(values, 'words') }))
    if (!sent.ok) return refuseForm({ name: formOfReview('appeal', id), values }, sent)
    return redirect(`${page}?hotovo=odvolano`, 303)
  }
  const checked = parseForm(WriteReview, toReview(values, secret))
  if (!checked.ok) return refuseForm(form, checked)
  const files = await uploadFiles(visit, values)
  if (!files.ok) return refuseField(form, 'files', files.code)
  const sent = await attempt(request, visit.services.writeReview({ ...checked.value, files: files.keys }))
  return sent.ok ? redirect(`${page}?hotovo=odeslano`, 303) : refuseForm(form, sent)
}

function toReview(values: FormData, secret: string | null) {
  const [dogId = '', name = '', note = ''] = textOf(values, 'dog').split('|')
  const chosen = values.has('showName') && name ? `${name}, ${note}` : note
  return {
    secret,
    orderNumber: textOf(values, 'orderNumber'),
    productId: textOf(values, 'productId'),
    rating: textOf(values, 'rating'),
    title: textOf(values, 'title'),
    body: textOf(values, 'body'),
    authorName: textOf(values, 'authorName'),
    merits: values.getAll('merits'),
    dogId: dogId ? Number(dogId) : null,
    dogNote: (textOf(values, 'dogNote') || chosen).replace(/\u00a0/g, ' ').slice(0, 80),
  }
}
