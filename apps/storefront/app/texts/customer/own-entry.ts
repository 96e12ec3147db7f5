import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

const products = (count: number) =>
  `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'produkt', few: 'produkty', many: 'produktu', other: 'produktů' })}`

/** The own entry of a wholesaler on the map of shops. */
export const ownEntryTexts = {
  ...typeset({
    title: 'Moje prodejna na mapě | Čenich',
    heading: 'Prodejna na mapě',
    lead: 'Napište, kde jste, kdy máte otevřeno a co u vás lidé najdou. Na mapě prodejců vás najdou zákazníci z okolí. Zařazení je zdarma.',
    closedHeading: 'Mapa je pro schválené odběratele',
    closed: 'Prodejnu na mapě si zakládají obchody, které u nás nakupují za velkoobchodních podmínek.',
    apply: 'Chci být odběratel',
    supply: 'Co k vám vozíme',
    supplyLead: 'Sortiment na mapě nepíšete ručně, skládá se každou noc z dodávek za poslední čtvrtletí.',
    entry: 'Záznam',
    place: 'Kdo jste a kde',
    name: 'Název prodejny',
    type: 'Typ provozovny',
    street: 'Ulice a číslo',
    city: 'Město',
    postalCode: 'PSČ',
    email: 'E-mail pro zákazníky',
    emailHint: 'Ukážeme ho na mapě.',
    checkedAgain:
      'Nový název, typ nebo adresu nejdřív zkontrolujeme; do té doby na mapě zůstane, co tam je. Všechno ostatní se změní hned.',
    showsSupply: 'Ukázat na mapě, co u nás lidé běžně najdou podle dodávek',
    send: 'Odeslat ke kontrole',
    save: 'Uložit záznam',
    end: 'Stáhnout prodejnu z mapy',
    oldShown: 'Do té doby je na mapě předchozí podoba.',
    returned: 'Záznam potřebuje opravit:',
    published: 'Prodejna je na mapě.',
    toMap: 'Podívat se',
    paused:
      'Záznam jsme z mapy skryli. Ukazujeme na ní obchody, které nakupují za velkoobchodních podmínek a objednaly v posledním čtvrtletí. Jakmile to zase bude platit, do druhého dne se vrátí sám.',
    hidden: 'Záznam teď na mapě není. Uložte ho, nebo nám zavolejte.',
    neverDelivered: 'Zatím jsme vám nic nedovezli.',
    notYet:
      'Na mapu řadíme odběratele, kteří mají naše produkty stále skladem a objednávají aspoň jednou za čtvrtletí.',
  }),
  waiting: (day: string) => `Záznam kontrolujeme. Na mapě bude nejpozději ${day}.`,
  usual: (count: number) => `Za poslední čtvrtletí jsme vám dovezli ${products(count)}.`,
  tooFew: (least: number) => `Na mapu jich potřebujete aspoň ${formatNumber(least)}.`,
  lastOn: (day: string) => `Naposledy jsme u\u00a0vás byli ${day}.`,
}
