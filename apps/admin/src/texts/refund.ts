import type { RefundPreview } from '@shop/contract/staff-order'
import { formatCredits } from '@shop/czech/format-credits'
import { REFUND_WAYS } from './money/refund-ways.ts'

const MAILS: Record<string, string> = {
  'refund-started': '„Vracíme vám peníze“',
  'return-refunded': '„Peníze jsou na cestě zpět“',
}

/** Amount, document, mail, stock, credits, way back: in this order, whatever of it there is. */
function sentence(
  { way, document, isInvoiced, purpose, creditsBack, creditsTaken, mails }: RefundPreview,
  amount: string,
): string {
  const written = mails.map((template) => MAILS[template] ?? template)
  return [
    `Zákazník dostane ${amount} ${REFUND_WAYS[way]}.`,
    document
      ? 'Vystaví se opravný doklad.'
      : purpose === 'correction' && !isInvoiced
        ? 'Faktura ještě není, opravný doklad vyjde spolu s ní.'
        : 'Doklad se nemění.',
    written.length > 0 ? `Odejde mail ${written.join(' a po potvrzení ')}.` : 'Žádný mail neodejde.',
    'Zboží na sklad se nevrací.',
    creditsBack > 0 ? `Zákazníkovi se vrátí ${formatCredits(creditsBack)}.` : '',
    creditsTaken > 0 ? `Odečte se ${formatCredits(creditsTaken)} za nákup.` : '',
    'Vzít zpět to nejde.',
  ]
    .filter(Boolean)
    .join(' ')
}

export const REFUND = {
  title: 'Vrátit peníze',
  of: (pieces: number) => `z ${pieces}`,
  piecesOf: (name: string) => `Kolik kusů vrátit: ${name}`,
  over: 'Peníze navíc, bez kusů',
  account: 'Účet zákazníka',
  accountHint: 'prázdný = účet, ze kterého peníze přišly',
  choose: 'Zvolte kusy. Částku spočítá obchod na haléř, i s DPH a kredity, a řekne, co se stane.',
  base: 'Základ',
  tax: 'DPH',
  credits: 'Kredity',
  creditsMoved: (back: number, taken: number) =>
    [back > 0 ? `+${back} zpět` : '', taken > 0 ? `−${taken}` : ''].filter(Boolean).join(', '),
  where: 'Kam',
  ways: { gateway: 'zpět přes bránu', transfer: 'převodem na účet', voucher: 'zpět na dárkový poukaz' },
  total: 'Vrátí se',
  sentence,
  reason: 'Důvod',
  seen: 'uvidí zákazník',
  send: 'Vrátit peníze',
  sendAmount: (amount: string) => `Vrátit ${amount}`,
  done: (amount: string) => `Vrací se ${amount}.`,
  nothing: 'Obchod u téhle objednávky nic nedrží.',
} as const
