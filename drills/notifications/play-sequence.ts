import { setTimeout as delay } from 'node:timers/promises'
import type { Answer, Buyer } from '@shop/stack/buyer'
import type { PayingShop } from '@shop/stack/paying-shop'
import type { Sequence, Step } from './sequence.ts'

export interface Payer {
  orderId: number
  number: string
  token: string
  buyer: Buyer
  sequence: Sequence
  /** An order of somebody else, whose payments must not be of any use here. */
  other: () => Payer
}

export interface Played {
  steps: number
  rings: number
  /** Answers that must not be given, in words. */
  faults: string[]
}

export function newPlayed(): Played {
  return { steps: 0, rings: 0, faults: [] }
}

export async function openUnanswered({ buyer, token }: Payer, played: Played): Promise<void> {
  const answer = await buyer.send('POST', `/orders/${token}/payments`, {})
  if (answer.status !== 409) played.faults.push(`lost opening: ${answer.status} ${JSON.stringify(answer.body)}`)
}

export async function playSteps(shop: PayingShop, payer: Payer, steps: readonly Step[], played: Played): Promise<void> {
  for (const step of steps) {
    const fault = await playStep(shop, payer, step, played)
    played.steps += 1
    if (fault) played.faults.push(`${step.kind} of order ${payer.number}: ${fault}`)
  }
}

async function playStep(shop: PayingShop, payer: Payer, step: Step, played: Played): Promise<string | null> {
  const { gopay } = shop
  switch (step.kind) {
    case 'open':
      return refuses(await startPayment(payer), [200, 409])
    case 'cancel':
      return refuses(await payer.buyer.send('POST', `/orders/${payer.token}/cancellation`, {}), [200, 409])
    case 'act':
      return withAttempt(shop, payer, step.attempt, (id) => gopay.act(id, step.action))
    case 'lie':
      return withAttempt(shop, payer, step.attempt, (id) => gopay.lie(id, step.lie))
    case 'ring':
      return withAttempt(shop, payer, step.attempt, (id) => ring(payer, id, step.times, played))
    case 'ring_wrong':
      return ring(payer, wrongId(shop, payer, step.id), 1, played)
    case 'return':
      return comeBack(shop, payer, step.attempt)
  }
}

/** Another request may be asking the gateway at this moment; a customer presses once more. */
async function startPayment({ buyer, token }: Payer): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const answer = await buyer.send('POST', `/orders/${token}/payments`, {})
    if (answer.body.code !== 'payment_starting' || tries === 3) return answer
    await delay(100)
  }
}

async function withAttempt(
  { gopay }: PayingShop,
  { number }: Payer,
  attempt: number,
  work: (id: string) => unknown,
): Promise<string | null> {
  const id = gopay.paymentsOf(number)[attempt]
  const fault = id === undefined ? null : await work(id)
  return typeof fault === 'string' ? fault : null
}

async function ring({ buyer }: Payer, id: string, times: number, played: Played): Promise<string | null> {
  played.rings += times
  const sent = Array.from({ length: times }, () => buyer.send('GET', `/notifications/gopay?id=${id}`))
  const answers = await Promise.all(sent)
  return answers.map((answer) => refuses(answer, [200])).find((fault) => fault !== null) ?? null
}

function wrongId({ gopay }: PayingShop, payer: Payer, id: 'of nobody' | 'of another order' | 'no number'): string {
  if (id === 'no number') return '%27%3B--'
  if (id === 'of nobody') return '2999999999'
  return gopay.paymentsOf(payer.other().number)[0] ?? '2999999998'
}

async function comeBack(
  { gopay }: PayingShop,
  { buyer, token, number, other, sequence }: Payer,
  attempt: number | 'of another order' | 'without a number',
): Promise<string | null> {
  const isForeign = attempt === 'of another order'
  const ids = gopay.paymentsOf(isForeign ? other().number : number)
  const id = attempt === 'without a number' ? undefined : ids[isForeign ? 0 : attempt]
  if (id === undefined && attempt !== 'without a number') return null
  const answer = await buyer.send('POST', `/orders/${token}/payment/check`, id === undefined ? {} : { gatewayId: id })
  // With a number of somebody else nobody learns anything. An own one may be unknown as long as the gateway is silent about it.
  const mayBeUnknown = sequence.isFirstAnswerLost && attempt === 0
  return refuses(answer, isForeign ? [409] : mayBeUnknown ? [200, 409] : [200])
}

function refuses({ status, body }: Answer, good: readonly number[]): string | null {
  return good.includes(status) ? null : `${status} ${JSON.stringify(body)}`
}
