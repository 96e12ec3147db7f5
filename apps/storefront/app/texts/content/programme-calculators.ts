import { formatNumber } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import type { Activity } from '@shop/domain/dog/dog'

const days = (count: number) =>
  `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'den', few: 'dny', many: 'dne', other: 'dní' })}`
const creditUnit = (count: number) =>
  pluralForm(count, { one: 'kredit', few: 'kredity', many: 'kreditu', other: 'kreditů' })
const credits = (count: number) => `${formatNumber(count)}\u00a0${creditUnit(count)}`
const pieces = (count: number, pack: string) => (count === 1 ? pack : `${count}\u00a0× ${pack}`)

export const planCalculatorTexts = {
  ...typeset({
    heading: 'Nastavte to jednou',
    food: 'Co bude jíst',
    activity: 'Jak se hýbe',
    submit: 'Spočítat',
    monthly: 'Měsíčně vyjde na',
    pack: 'Pošleme',
    interval: 'Jak často',
    delivery: 'Jedna dodávka',
    spare: 'Zásoba navíc',
    saved: 'Za rok ušetříte',
    buy: 'Posílat pravidelně',
    none: 'Pro takového psa by pravidelný pytel nevyšel. Poradíme po telefonu.',
    year: 'Váš rok s Čenichem',
    yearText:
      'Tři dny před každou dodávkou napíšeme, co pojede, kdy a za kolik. Kdykoli ji posunete, přeskočíte nebo zrušíte.',
    note: 'Výpočet je orientační: platí pro dospělého psa a průměrnou dávku. Cena zboží se může do příští dodávky změnit, napíšeme ji tři dny předem.',
  }),
  activities: [
    { value: 'low', label: 'Gaučový profesionál' },
    { value: 'moderate', label: 'Denní procházky' },
    { value: 'active', label: 'Běhání a sport' },
    { value: 'working', label: 'Celodenní práce' },
  ] satisfies { value: Activity; label: string }[],
  weight: (kilograms: number) => `Váha psa: ${formatNumber(kilograms)}\u00a0kg`,
  wishedSpare: (count: number) => `Ať zbývá aspoň: ${days(count)}`,
  deliveryNames: ['První dodávka', 'Druhá dodávka', 'Třetí, s\u00a060 kredity navíc', 'Čtvrtá dodávka'],
  everyWeeks: (weeks: number) =>
    pluralForm(weeks, {
      one: 'každý týden',
      few: `každé ${weeks}\u00a0týdny`,
      many: `každých ${weeks}\u00a0týdne`,
      other: `každých ${weeks}\u00a0týdnů`,
    }),
  days,
  pieces,
  instead: (price: number, full: number) =>
    full > price ? `${formatPrice(price)} místo ${formatPrice(full)}` : formatPrice(price),
}

export const creditsCalculatorTexts = {
  ...typeset({
    heading: 'Spočítejte si to',
    submit: 'Spočítat',
    yearly: 'Za rok by se vrátilo',
    use: 'Teď uplatníte',
    pay: 'Zaplatíte',
    earn: 'Za nákup přibude',
    note: 'Kredity připisujeme z toho, co za zboží opravdu zaplatíte. Doprava se nepočítá.',
  }),
  monthly: (halere: number) => `Měsíčně utratíte: ${formatPrice(halere)}`,
  balance: (count: number) => `Kreditů máte: ${formatNumber(count)}`,
  credits,
}

export const trainerCalculatorTexts = {
  ...typeset({
    heading: 'Co z toho máte vy',
    submit: 'Spočítat',
    yearly: 'Za rok získáte',
    monthly: 'V průměru měsíčně',
    clients: 'Nových zákazníků',
    worth: 'Na krmivo to je',
    note: 'Kredity připíšeme za první doručený nákup každého klienta. Kolik jich kód použije, je jen odhad.',
  }),
  dogs: (count: number) => `Psů v jednom kurzu: ${formatNumber(count)}`,
  courses: (count: number) => `Kurzů za rok: ${formatNumber(count)}`,
  buyers: (count: number) => `Kód použije: ${formatNumber(count)} z\u00a010`,
  credits,
  creditUnit,
}

export const returnExampleTexts = {
  ...typeset({
    label: 'Nákup s kredity a jeho vrácení',
    step: 'Co se stane',
    money: 'Koruny',
    change: 'Kredity',
    balance: 'Zůstatek',
    earned: 'Čtrnáct dní po doručení přibudou nové kredity',
    returned: 'Nákup vrátíte: použité kredity vrátíme, nové odečteme',
  }),
  before: (name: string) => `Nakoupíte: ${name}`,
  used: (percent: number) => `Použijete kredity, nejvýš ${formatNumber(percent)}\u00a0% z\u00a0ceny zboží`,
}
