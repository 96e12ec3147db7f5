import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

export const landingTexts = {
  ...typeset({
    calculate: 'Spočítat dávku',
    over: 'Akce skončila.',
    overText: 'Stránku tu necháváme, ať víte, o čem byla. Ceny už platí běžné.',
    now: 'Co je výhodné dnes',
    end: 'Porotce čeká u dveří.',
    sealDays: '60',
    once: 'Koupíte jednou a dost. K ničemu dalšímu se nezavazujete.',
    reviews: 'Porota už zasedala',
    allReviews: 'Všechna hodnocení boxu',
    until: 'Do',
    sent: 'Číslo vaší zprávy je',
    visitor: 'Návštěvník stránky',
    page: 'Stránka',
    agreed: 'Souhlas',
  }),
  buy: (price: string) => `Do\u00a0košíku za\u00a0${price}`,
  forbidden: (count: number, all: number) =>
    `Receptur, které váš pes nesmí: ${count} z\u00a0${all}. Složení boxu je pevné, tyhle sáčky mu nedávejte.`,
  units: {
    days: (count: number) => pluralForm(count, { one: 'den', few: 'dny', many: 'dne', other: 'dní' }),
    hours: (count: number) => pluralForm(count, { one: 'hodina', few: 'hodiny', many: 'hodiny', other: 'hodin' }),
    minutes: (count: number) => pluralForm(count, { one: 'minuta', few: 'minuty', many: 'minuty', other: 'minut' }),
    seconds: (count: number) => pluralForm(count, { one: 'sekunda', few: 'sekundy', many: 'sekundy', other: 'sekund' }),
  },
}
