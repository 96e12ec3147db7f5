import { typeset } from '@shop/czech/typeset'

/** The heart on cards and products, and the page it leads to. */
export const favouriteTexts = {
  ...typeset({
    title: 'Oblíbené | Čenich',
    description: 'Zboží, které jste si uložili srdíčkem, a to, co dojde nejdřív.',
    heading: 'Oblíbené',
    nav: 'Oblíbené',
    lead: 'Srdíčko najdete na každém zboží. Tady na vás počká.',
    guest: 'Srdíčka si pamatuje tenhle prohlížeč. Po přihlášení je najdete i jinde.',
    login: 'Přihlásit se',
    empty: 'Zatím tu nic nevoní. Ťukněte na srdíčko u zboží, které vás zaujme.',
    shop: 'Vybrat krmivo',
    again: 'Koupit znovu',
    againLead: 'Nahoře je to, co podle dávky dojde nejdřív.',
    full: 'Oblíbených už je šedesát. Nejdřív nějaké srdíčko odeberte.',
    lost: 'Srdíčko se neuložilo. Zkuste to prosím znovu.',
  }),
  add: (name: string) => `Uložit do oblíbených: ${name}`,
  remove: (name: string) => `Odebrat z\u00a0oblíbených: ${name}`,
}
