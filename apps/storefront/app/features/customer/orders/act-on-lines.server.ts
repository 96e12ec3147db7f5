import type { ServicesClient } from '@shop/clients/services'
import { data, redirect } from 'react-router'
import { textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { tellLinesRefusal } from '#app/texts/order/order-lines.ts'
import { LINES_FORM, type LinesAnswer, PIECES } from './lines-answer.ts'

interface LinesPress {
  token: string
  values: FormData
  back: string
}

/** The difference is looked at first; the order changes at the price that was shown. */
export async function actOnLines(request: Request, services: ServicesClient, { token, values, back }: LinesPress) {
  const lines = [...values.keys()]
    .filter((name) => name.startsWith(PIECES))
    .map((name) => ({ position: Number(name.slice(PIECES.length)), pieces: Math.trunc(Number(textOf(values, name))) }))
  const wish = { token, version: Number(textOf(values, 'version')), lines, added: [] }
  const pieces = Object.fromEntries(lines.map((line) => [line.position, line.pieces]))
  const answer: Pick<LinesAnswer, 'form' | 'pieces'> = { form: LINES_FORM, pieces }
  if (textOf(values, 'intent') === 'lines' && values.has('payable')) {
    const changed = await attempt(
      request,
      services.changeLines({ ...wish, payable: Number(textOf(values, 'payable')) }),
    )
    if (changed.ok) return redirect(`${back.split('?')[0]}?zmeneno`, 303)
    return refuse({ ...answer, preview: null, refusal: tellLinesRefusal(changed.code, changed.details) }, changed.code)
  }
  const seen = await attempt(request, services.previewLines(wish))
  if (seen.ok) return { ...answer, preview: seen.value, refusal: null } satisfies LinesAnswer
  return refuse({ ...answer, preview: null, refusal: tellLinesRefusal(seen.code, seen.details) }, seen.code)
}

export async function withdrawLines(request: Request, services: ServicesClient, { token, back }: LinesPress) {
  const withdrawn = await attempt(request, services.withdrawChange({ token }))
  if (withdrawn.ok) return redirect(`${back.split('?')[0]}?zmeneno`, 303)
  const refusal = tellLinesRefusal(withdrawn.code, withdrawn.details)
  return refuse({ form: LINES_FORM, pieces: {}, preview: null, refusal }, withdrawn.code)
}

/** Whoever saw an older order gets the pieces that are there now, not the ones they typed against others. */
function refuse(answer: LinesAnswer, code: string) {
  const pieces = code === 'version_conflict' ? {} : answer.pieces
  return data({ ...answer, pieces } satisfies LinesAnswer, { status: code === 'unavailable' ? 503 : 409 })
}
