import type { Being } from './being.ts'
import { changeLines, withdrawChange } from './change-lines.ts'
import { decideComplaint, isComplained } from './decide-complaint.ts'
import type { Step } from './life.ts'
import { tell } from './oracle/live.ts'
import type { Verdict } from './oracle/verdict.ts'
import { isCaseStep, playCase } from './play-case.ts'
import type { LivesShop } from './shop.ts'
import type { Stage } from './stage.ts'
import type { Answer } from './visitor.ts'

/** The oracle hears of the step first; then it is done for real, and the answers are compared. */
export async function playStep(stage: Stage, being: Being, step: Step): Promise<void> {
  being.world.isByCase = isComplained(being, step)
  const verdict = tell(being.world, step)
  if (verdict.isSkipped) return
  const answers = isCaseStep(step)
    ? await playCase(stage, being, step, verdict)
    : await act(stage, being, step, verdict)
  for (const { status, body } of answers) {
    const isDone = status < 300
    if (status < 500 && isDone === verdict.isAllowed) continue
    const said =
      status < 500 ? `${status} ${JSON.stringify(body)?.slice(0, 300)}` : `${status} ${causeOf(stage.shop, body)}`
    being.faults.push(`${JSON.stringify(step)}: expected ${verdict.isAllowed ? 'yes' : 'no'}, the shop says ${said}`)
  }
  const paid = answers[0]?.body?.amount
  if (step.do === 'refund' && verdict.isAllowed && paid !== undefined && paid !== verdict.amount) {
    being.faults.push(`${JSON.stringify(step)}: expected ${verdict.amount}, the shop returns ${paid}`)
  }
}

/** What a customer is not told stands in the log, under the number of the request. */
function causeOf({ logLines }: LivesShop, body: Answer['body']): string {
  const { requestId } = (body?.details ?? {}) as { requestId?: string }
  return logLines.find((line) => requestId && line.includes(requestId))?.slice(0, 1500) ?? JSON.stringify(body)
}

const REASON = { reason: 'Dohodnuto se zákazníkem.' }

async function act(stage: Stage, being: Being, step: Step, verdict: Verdict): Promise<Answer[]> {
  const { office } = stage
  const { visitor, token } = being
  const order = `/staff/orders/${being.born.orderId}`
  switch (step.do) {
    case 'open':
    case 'open unanswered':
      return [await visitor.send('POST', `/orders/${token}/payments`, {})]
    case 'return':
      return verdict.isAllowed ? [await visitor.send('POST', `/orders/${token}/payment/check`, {})] : []
    case 'at gateway':
    case 'ring':
    case 'office refund':
    case 'transfer':
    case 'carrier':
      return actOutside(stage, being, step, verdict)
    case 'change method':
      return [await visitor.send('PUT', `/orders/${token}/payment-method`, { paymentCode: step.to })]
    case 'cancel':
      return step.by === 'customer'
        ? [await visitor.send('POST', `/orders/${token}/cancellation`, {})]
        : [await office.send('POST', `${order}/cancellation`, REASON)]
    case 'refund':
    case 'refused refund':
      if (isComplained(being, step)) return decideComplaint(stage, being, verdict)
      return verdict.amount === undefined
        ? []
        : [await office.send('POST', `${order}/refunds`, toRefund(step, verdict))]
    case 'assign':
      return assign(stage, being)
    case 'confirm':
      return confirm(stage, being)
    case 'close tasks':
      return []
    case 'change lines':
      return changeLines(stage, being, step, verdict)
    case 'withdraw change':
      return withdrawChange(stage, being, step.by)
    default:
      return actInHouse(stage, being, step, verdict)
  }
}

function toRefund({ wish }: Extract<Step, { do: 'refund' | 'refused refund' }>, { amount, lines }: Verdict): object {
  return { amount: wish.kind === 'everything' ? null : amount, lines: lines ?? null, reason: 'Sleva pro zákazníka.' }
}

/** What customers, banks and carriers do without us. */
async function actOutside({ shop }: Stage, being: Being, step: Step, verdict: Verdict): Promise<Answer[]> {
  const { number, orderId } = being.born
  const gatewayId = 'attempt' in step ? shop.gopay.paymentsOf(number).at(step.attempt) : undefined
  if (step.do === 'at gateway' && gatewayId && verdict.isAllowed) shop.gopay.act(gatewayId, step.action)
  if (step.do === 'office refund' && gatewayId && verdict.isAllowed) {
    const answer = await shop.deps.gateway.refund(gatewayId, verdict.amount ?? 0)
    if (!answer.ok) being.faults.push(`the gateway's office cannot return ${verdict.amount}: ${JSON.stringify(answer)}`)
  }
  if (step.do === 'transfer') {
    const symbol = { right: number, zeros: number, message: null, wrong: wrongSymbol(number) }[step.symbol]
    const message = step.symbol === 'message' ? `objednavka ${number}` : null
    shop.fio.addTransfer({ amount: verdict.amount ?? 0, variableSymbol: symbol, message })
  }
  if (step.do === 'carrier') {
    const parcels = await parcelsOf(shop, orderId)
    for (const index of verdict.parcels ?? []) speak(shop, parcels[index], step.word)
  }
  if (step.do !== 'ring' || !gatewayId) return []
  const rings = Array.from({ length: step.times }, () =>
    being.visitor.send('GET', `/notifications/gopay?id=${gatewayId}`),
  )
  return (await Promise.all(rings)).filter(({ status }) => status !== 200)
}

function speak({ ppl, packeta }: LivesShop, parcel: ParcelRow | undefined, word: string): void {
  if (parcel?.carrierCode === 'ppl') ppl.advance(parcel.trackingNumber ?? '', word)
  if (parcel?.carrierCode === 'packeta') packeta.advance(parcel.shipmentId ?? '', word)
}

/** One digit was typed wrong; nobody else has such a number. */
const wrongSymbol = (number: string): string => `7${number.slice(1)}`

/** What staff do. */
async function actInHouse({ shop, office }: Stage, being: Being, step: Step, verdict: Verdict): Promise<Answer[]> {
  const { orderId } = being.born
  const order = `/staff/orders/${orderId}`
  const paths: Partial<Record<Step['do'], [string, object]>> = {
    approve: ['approval', {}],
    reject: ['rejection', REASON],
    hold: ['hold', REASON],
    release: ['release', {}],
    pack: ['packing', {}],
    queue: ['queue', {}],
    resend: ['resending', {}],
    cash: ['cash', {}],
  }
  const path = paths[step.do]
  if (path) {
    const answer = await office.send('POST', `${order}/${path[0]}`, path[1])
    if (step.do === 'resend' && answer.status < 300) await typeNumbers({ shop, office }, orderId)
    return [answer]
  }
  const parcels = await parcelsOf(shop, orderId)
  const chosen = (verdict.parcels ?? []).flatMap((index) => parcels[index] ?? [])
  if (chosen.length === 0) return []
  if (step.do === 'hand over') {
    return [await office.send('POST', '/staff/parcels/hand-over', { parcelIds: chosen.map(({ id }) => id) })]
  }
  const isPacking = step.do === 'label' || step.do === 'pack parcels'
  const word = isPacking ? 'packing' : step.do === 'saw' && step.word === 'delivered' ? 'delivery' : 'return'
  const answers: Answer[] = []
  for (const { id } of chosen) answers.push(await office.send('POST', `/staff/parcels/${id}/${word}`, {}))
  if (step.do === 'label') await typeNumbers({ shop, office }, orderId)
  return answers
}

/** The number of a carrier without an adapter is typed in by hand. */
async function typeNumbers({ shop, office }: Stage, orderId: number): Promise<void> {
  for (const { id, carrier, carrierCode, state } of await parcelsOf(shop, orderId)) {
    if (carrier === null || carrierCode !== null || state !== 'packed') continue
    await office.send('POST', `/staff/parcels/${id}/label`, { trackingNumber: `DPD${id}` })
  }
}

interface ParcelRow {
  id: number
  state: string
  carrier: string | null
  carrierCode: string | null
  trackingNumber: string | null
  shipmentId: string | null
}

async function parcelsOf({ pool }: LivesShop, orderId: number): Promise<ParcelRow[]> {
  const { rows } = await pool.query(
    `select id::int, state, carrier, carrier_code as "carrierCode", tracking_number as "trackingNumber", carrier_shipment_id as "shipmentId"
       from shop.parcels where order_id = $1 order by number`,
    [orderId],
  )
  return rows
}

async function assign({ shop, office }: Stage, { born: { number, orderId } }: Being): Promise<Answer[]> {
  const { rows } = await shop.pool.query(
    `select id::int from shop.bank_movements where match = 'for_staff' and (variable_symbol = any($1) or message like $2) order by id`,
    [[number, wrongSymbol(number)], `%${number}%`],
  )
  const answers: Answer[] = []
  for (const { id } of rows) answers.push(await office.send('POST', `/staff/bank-movements/${id}/order`, { orderId }))
  return answers
}

async function confirm({ shop, office }: Stage, { born }: Being): Promise<Answer[]> {
  const { rows } = await shop.pool.query(
    `select id::int from shop.refunds where order_id = $1 and way = 'transfer' and state in ('requested', 'sent') order by id`,
    [born.orderId],
  )
  const answers: Answer[] = []
  for (const { id } of rows) answers.push(await office.send('POST', `/staff/refunds/${id}/confirmation`, {}))
  return answers
}
