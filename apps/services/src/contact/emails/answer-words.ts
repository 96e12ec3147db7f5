import { formatOnWeekdayDate } from '@shop/czech/format-date'
import { toVocative } from '@shop/czech/vocative'
import type { OrderState } from '@shop/domain/order/order-state'
import type { AnsweredOrder } from '#app/contact/answer-templates.sql'

const STATES: Record<OrderState, string> = {
  awaiting_payment: 'čeká na platbu',
  awaiting_approval: 'čeká na schválení',
  accepted: 'přijatá',
  expired: 'vypršela',
  on_hold: 'čeká na doplnění',
  packing: 'balíme',
  partly_shipped: 'zčásti odeslaná',
  shipped: 'odeslaná',
  ready_for_pickup: 'k vyzvednutí',
  delivered: 'doručená',
  not_collected: 'vrací se k nám',
  cancelled: 'zrušená',
  closed: 'doručená',
}
const ON_ITS_WAY: readonly OrderState[] = ['accepted', 'packing', 'partly_shipped', 'shipped']

/** What the marks of a prepared answer stand for; empty where nobody knows. */
export function toAnswerWords({
  name,
  order,
  author,
}: {
  name: string
  order: AnsweredOrder | null
  author: string
}): Record<string, string> {
  const called = toVocative(name.split(' ')[0] ?? '')
  return {
    osloveni: called ? `Dobrý den, ${called},` : 'Dobrý den,',
    objednavka: order?.number ?? '',
    stav: order ? STATES[order.state] : '',
    zasilka: order?.trackingNumber ? `Veze ji ${order.carrier ?? 'dopravce'} pod číslem ${order.trackingNumber}.` : '',
    doruceni:
      order?.deliveryTo && ON_ITS_WAY.includes(order.state)
        ? `Dorazit má nejpozději ${formatOnWeekdayDate(order.deliveryTo)}`
        : '',
    podpis: `${author.split(' ')[0] ?? ''}, Čenich`,
  }
}
