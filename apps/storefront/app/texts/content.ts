import { formatNumber } from './format-number.ts'
import { pluralForm } from './plural.ts'
import { typeset } from './typeset.ts'

export const contentTexts = {
  ...typeset({
    breadcrumbs: 'Cesta po webu',
    home: 'Čenich',
    table: 'Tabulka',
    yes: 'Ano',
    no: 'Ne',
    ownPage: 'Otevřít jako stránku',
    blogTitle: 'Blog o krmení a životě se psem | Čenich',
    blogDescription: 'Články o výživě, štěňatech, seniorech a životě se psem. Krátce, věcně a bez zázračných přísad.',
    blogHeading: 'Čtení pod misku',
    blogLead: 'Krátce, věcně a bez zázračných přísad.',
    blogName: 'Blog',
    categories: 'Témata',
    pages: 'Stránky',
    previousPage: 'Předchozí strana',
    nextPage: 'Další strana',
    related: 'Na stejné stopě',
    author: 'Kdo to napsal',
    vetNote: 'Rady ke krmení nenahrazují veterinární péči.',
    faqTitle: 'Časté dotazy a poradna | Čenich',
    faqDescription:
      'Odpovědi na časté dotazy: objednávka, doprava, platba, krmení, pravidelné doručení, vrácení a reklamace.',
    faqHeading: 'Na co se ptáte',
    faqLead: 'Vyberte téma. Když odpověď nenajdete, zavolejte na 800 202 404, po–pá 8–18 h.',
    faqName: 'Časté dotazy',
    faqTopics: 'Témata dotazů',
    faqAsk: 'Nenašli jste odpověď?',
    faqAskText: 'Poradíme po telefonu i e-mailem. Mluvíte s lidmi, kteří mají psa pod stolem.',
    faqContact: 'Napsat nám',
    effective: 'Účinné od',
    version: 'verze',
    homeShop: 'Vybrat krmivo',
    homeCalculate: 'Spočítat dávku',
    meats: 'Podle masa',
  }),
  page: (page: number) => `Strana ${page}`,
  pagedTitle: (title: string, page: number) => (page > 1 ? title.replace(' | ', `, strana ${page} | `) : title),
  minutes: (count: number) =>
    `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'minuta', few: 'minuty', many: 'minuty', other: 'minut' })} čtení`,
}
