import {
  formatDateAtTime,
  formatDayAndMonth,
  formatOnWeekdayDate,
  formatUntilWeekdayDate,
} from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { typeset } from '@shop/czech/typeset'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { ParcelPayment } from '@shop/domain/plan/parcel-payment'

const FINE: Record<ParcelPayment, (payable: number, card: string | null) => string> = {
  card: (payable, card) =>
    `Nemusíte dělat nic, v\u00a0den zpracování strhneme ${formatPrice(payable)} ${card ? `z\u00a0karty ••••\u00a0${card}` : 'z\u00a0uložené karty'}.`,
  link: () => 'V\u00a0den zpracování pošleme odkaz k\u00a0zaplacení a\u00a0balík vyjede, až ho zaplatíte.',
  transfer: () => 'Měnit nemusíte nic, balík vyjede, až dorazí peníze.',
  cod: () => 'Nemusíte dělat nic, zaplatíte při převzetí.',
  invoice: () => 'Měnit nemusíte nic.',
}

/** One parcel, by the link of its notice and without signing in. */
export const planLinkTexts = {
  ...typeset({
    title: 'Balík z pravidelného doručení | Čenich',
    description: 'Přeskočit, odložit nebo upravit jeden balík.',
    aside: 'Balík, o který jde',
    whole: 'Celý rozpis',
    arrives: 'Dorazí',
    total: 'Celkem',
    difference: 'Proti minule',
    shipping: 'Doprava',
    free: 'zdarma',
    fee: 'Platba',
    more: 'Chcete změnit krmivo, adresu nebo platbu, doručování pozastavit nebo zase spustit? To jde po přihlášení v účtu, nebo odkazem, který pošleme do vaší schránky.',
    askSettings: 'Poslat odkaz k nastavení',
    settingsAsked: 'Odkaz k nastavení je na cestě do schránky, na kterou chodí upozornění. Platí hodinu.',
    settingsTitle: 'Nastavení pravidelného doručení | Čenich',
    settingsHeading: 'Nastavení doručování',
    settingsSaved: 'Uloženo. Platí od příštího balíku.',
    settingsOver: 'Platil hodinu. Nový si necháte poslat z odkazu v upozornění, nebo nastavení změníte v účtu.',
    account: 'Otevřít v účtu',
    end: 'Ukončit celé doručování',
    endLead: 'Můžete i odsud, bez poplatku a hned',
    goneHeading: 'Odkaz nefunguje',
    goneText:
      'Je useknutý, nebo už nepatří k tomuhle doručování. Zkopírujte ho z e-mailu celý, nebo se podívejte do účtu.',
    contact: 'Napsat nám',
    overHeading: 'Odkaz už neplatí',
    overText: 'Nový pošleme na stejnou adresu, na kterou chodí upozornění.',
    overButton: 'Pošlete mi nový odkaz',
    overSame: 'Odpověď je stejná, ať adresu známe, nebo ne.',
    renewed: 'Pokud nějaký balík čeká, nový odkaz je na cestě do schránky. Dejte mu pár minut.',
    payByMail: 'Zaplatit můžete odkazem z e-mailu o platbě, nebo po přihlášení v účtu.',
    closedHeading: 'Balík už chystáme',
    closedText:
      'Změny už nepřijímáme. Objednávku zrušíte, dokud nezačneme balit, a potom ji můžete vrátit do 14 dnů jako každou jinou.',
    endedHeading: 'Doručování je ukončené',
    endedText:
      'Nic dalšího neodešleme ani nestrhneme. Nastavení držíme dvanáct měsíců, obnovíte ho v účtu nebo odkazem k nastavení.',
    pausedHeading: 'Doručování má pauzu',
    pausedText: 'Nic neposíláme ani nestrháváme. Spustíte ho v účtu nebo odkazem k nastavení.',
    cancelledHeading: 'Tenhle balík nejede',
    deliveredHeading: 'Tenhle balík už dorazil',
    skippedHeading: 'Přeskočeno. Miska počká.',
  }),
  /** What „all is fine“ means, by how the parcel is paid. */
  fine: (way: ParcelPayment | null, payable: number, card: string | null) =>
    `Všechno sedí? ${FINE[way ?? 'invoice'](payable, card)}`,
  heading: (processOn: string) => `Balík vyrazí ${formatOnWeekdayDate(processOn)}`,
  until: (lastDay: string) => `Jinak máte čas ${formatUntilWeekdayDate(lastDay)}\u00a023:59.`,
  opened: (email: string) =>
    `Otevřeli jste odkaz pro ${email}. Přihlašovat se nemusíte, odkaz umí jen tento jeden balík.`,
  settingsLead: (email: string, time: string) =>
    `Doručování pro ${email}. Odkaz platí do ${time.replace(/^0/, '')}, přihlašovat se nemusíte.`,
  skippedAt: (day: string, moment: string | null) =>
    `Balík ${formatDayAndMonth(day)} neodešleme a\u00a0nic nestrhneme.${moment ? ` Přeskočili jste ho ${formatDateAtTime(toPragueTime(new Date(moment)))}.` : ''}`,
  next: (day: string) => `Další dorazí ${formatOnWeekdayDate(day)} Tři dny předem se ozveme.`,
  orderByMail: (number: string) =>
    `Objednávku ${number} otevřete odkazem z\u00a0e-mailu, který ji potvrdil, nebo v\u00a0účtu.`,
  restore: (day: string) => `Vrátit balík ${formatDayAndMonth(day)}`,
  restoreUntil: (lastDay: string) => `Vrátit ho jde ${formatUntilWeekdayDate(lastDay)}\u00a023:59.`,
  where: (shipping: string, place: string) => [shipping, place].filter(Boolean).join(', '),
}
