import { formatDayAndMonth, formatTime } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { typeset } from '@shop/czech/typeset'
import { toPragueTime } from '@shop/domain/calendar/prague-time'

/** Whether an order is paid, and what to do when it is not. */
export const orderPaymentTexts = {
  ...typeset({
    heading: 'Platba',
    paid: 'Zaplaceno',
    paidText: 'Peníze dorazily. Víc dělat nemusíte.',
    overpaid: 'Přišlo víc, než bylo potřeba. Rozdíl vám vrátíme.',
    toPay: 'Zbývá zaplatit',
    notPaidYet: 'Nezaplatili jste?',
    payAgain: 'Jestli jste bránu zavřeli dřív, zaplaťte znovu. Kdyby prošly obě platby, jednu vám vrátíme.',
    gateText: 'Platíte na zabezpečené stránce GoPay. Kartu ani heslo do banky neuvidíme.',
    cancelled: 'Platba se zrušila',
    cancelledText: 'Nic jsme nestrhli a objednávka platí dál. Zkuste to znovu, nebo zaplaťte jinak.',
    failed: 'Platba neprošla',
    failedText: 'Banka ji odmítla a nic nestrhla. Zkuste jinou kartu, nebo zaplaťte jinak.',
    timedOut: 'Platba vypršela',
    timedOutText: 'Na bráně došel čas. Nic jsme nestrhli, stačí začít znovu.',
    verifying: 'Ověřujeme platbu',
    verifyingText: 'Čekáme, co řekne banka. Stránku můžete zavřít, výsledek pošleme i e-mailem.',
    reload: 'Obnovit stav',
    otherWay: 'Zaplatit jinak',
    gateDown:
      'Platební brána teď neodpovídá. Objednávku máme a zboží držíme. Zkuste to za chvíli, odkaz k platbě je i v e-mailu.',
    cod: 'Zaplatíte při převzetí',
    codText: 'Hotově nebo kartou u dopravce.',
    invoice: 'Zaplatíte na fakturu',
    invoiceText: 'Faktura přijde e-mailem, jakmile zboží odešleme.',
    refunding: 'Peníze se vracejí',
    refunded: 'Peníze jsme vrátili',
    refundedText: 'Na účet nebo kartu dorazí obvykle do pěti pracovních dnů.',
    nothingPaid: 'Nic jste neplatili, nic nedlužíte.',
  }),
  heldUntil: (moment: Date) => {
    const { date, time } = toPragueTime(moment)
    return `Zboží vám držíme do\u00a0${formatDayAndMonth(date)} ${formatTime(time)}.`
  },
  partly: (received: number, missing: number) =>
    `Přišlo ${formatPrice(received)}, chybí ještě ${formatPrice(missing)}.`,
  refundOf: (halere: number) => `Vracíme ${formatPrice(halere)} stejnou cestou, jakou přišly.`,
  method: (name: string, fee: number) => (fee > 0 ? `${name} (+\u00a0${formatPrice(fee)})` : name),
  payBy: (code: string, name: string) => (code === 'karta' ? 'Zaplatit kartou' : `Zaplatit přes ${name}`),
}
