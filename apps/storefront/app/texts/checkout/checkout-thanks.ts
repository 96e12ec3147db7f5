import { formatDateAtTime, formatDayAndMonth, formatOnWeekdayDate, formatTime } from '@shop/czech/format-date'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import { toPragueTime } from '@shop/domain/calendar/prague-time'

/** The page of an order right after it was placed, and later from the mail. */
export const checkoutThanksTexts = {
  ...typeset({
    title: 'Děkujeme za objednávku | Čenich',
    description: 'Potvrzení objednávky v obchodě Čenich.',
    lost: {
      heading: 'Kde je moje objednávka',
      text: 'Stav objednávky najdete v potvrzovacím e-mailu pod odkazem Zobrazit objednávku, nebo po přihlášení v účtu.',
      account: 'Do účtu',
      help: 'Kde najdu svou objednávku',
    },
    done: 'Hotovo.',
    wag: 'Ocas se vrtí.',
    almost: 'Skoro hotovo.',
    onlyPayment: 'Zbývá platba.',
    bankDecides: 'Banka přemýšlí.',
    cancelled: 'Tahle objednávka',
    cancelledRest: 'už neplatí.',
    toPay: 'Zbývá zaplatit, pak hned balíme.',
    toVerify: 'Jakmile banka odpoví, jdeme balit.',
    toApprove: 'Teď čeká na schválení, ozveme se do dvou pracovních dnů.',
    toApproveInCompany: 'Teď čeká na schválení ve vaší firmě. Napsali jsme těm, kdo o ní rozhodují.',
    accepted: 'Jdeme balit.',
    qrHeading: 'Zaplaťte QR kódem',
    qrText: 'Otevřete aplikaci banky a naskenujte. Na telefonu obrázek uložte a nahrajte ho tam.',
    qrLabel: 'QR platba',
    amount: 'Částka',
    account: 'Číslo účtu',
    iban: 'IBAN',
    symbol: 'Variabilní symbol',
    saveQr: 'Uložit QR kód',
    copy: 'Zkopírovat',
    copied: 'Zkopírováno',
    next: 'Co bude dál',
    placed: 'Objednávka přijata',
    waiting: 'Čekáme na platbu',
    waitingTransfer: 'Okamžitá platba dorazí do minuty.',
    paid: 'Zaplaceno',
    approval: 'Čeká na schválení',
    packing: 'Balíme',
    delivery: 'Doručení',
    personal: 'Osobní odběr',
    cod: 'Zaplatíte při převzetí.',
    creditsGuest: 'Založte si účet a najdete je v něm i s touhle objednávkou. Stačí potvrdit odkaz z e-mailu.',
    createAccount: 'Založit účet',
    accountSent: 'Odkaz k účtu jsme poslali do e-mailu, stačí ho potvrdit.',
    paidAccepted: 'Zaplaceno, jdeme balit.',
    follow: 'Sledovat objednávku',
    inAccount: 'Objednávka v účtu',
  }),
  badge: (number: string) => `Objednávka ${number}`,
  /** By name where we know how to call it; nobody is called wrong. */
  sentTo: (email: string, called: string | null) =>
    `${called ? `Děkujeme, ${called}.` : 'Děkujeme.'} Potvrzení letí na ${email}.`,
  credits: (count: number) =>
    `Za nákup vám připíšeme ${count}\u00a0${pluralForm(count, { one: 'kredit', few: 'kredity', many: 'kreditu', other: 'kreditů' })}.`,
  placedAt: (moment: Date) => formatDateAtTime(toPragueTime(moment)),
  heldUntil: (moment: Date) => {
    const { date, time } = toPragueTime(moment)
    return `Zboží vám držíme do\u00a0${formatDayAndMonth(date)} ${formatTime(time)}.`
  },
  onDay: (date: string) => sentence(formatOnWeekdayDate(date)),
  onDays: (from: string, to: string) =>
    from === to
      ? sentence(formatOnWeekdayDate(from))
      : `${sentence(formatOnWeekdayDate(from))}, nejpozději ${formatOnWeekdayDate(to)}`,
  pickUp: (place: string) => `K\u00a0vyzvednutí: ${place}`,
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
