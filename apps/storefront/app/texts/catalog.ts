import { formatNumber } from './format-number.ts'
import { pluralForm } from './plural.ts'
import { typeset } from './typeset.ts'

export const catalogTexts = {
  ...typeset({
    all: {
      name: 'Produkty',
      title: 'Krmivo, pamlsky a potřeby pro psy | Čenich',
      description: 'Granule, konzervy, pamlsky, doplňky a vybavení pro psy. Čerstvé maso, zelenina a probiotika.',
      heading: 'Všechno do misky i kolem ní',
      lead: 'Vyberte si podle masa, věku nebo toho, co psovi nesvědčí.',
    },
    subcategories: 'Podkategorie',
    products: 'Produkty',
    formerPrice: 'Původní cena',
    composition: 'Složení',
    packs: 'Balení',
    soldOut: 'Vyprodáno',
    inStock: 'Skladem',
    away: 'Regál se teď nedá načíst. Zkuste to prosím za chvíli.',
    ean: {
      title: 'Najít podle čárového kódu | Čenich',
      description: 'Opište čárový kód z obalu a najdeme přesně to balení.',
      heading: 'Najít podle čárového kódu',
      lead: 'Opište číslo pod čárovým kódem na obalu. Bývá jich třináct.',
      label: 'Čárový kód (EAN)',
      submit: 'Najít balení',
      unknownHeading: 'Takový kód v obchodě nemáme',
      unknownText: 'Buď zboží neprodáváme, nebo se vloudil překlep. Zkuste kód opsat znovu, nebo hledejte podle názvu.',
      search: 'Hledat podle názvu',
    },
    calculator: {
      title: 'Kalkulačka krmné dávky | Čenich',
      description: 'Kolik krmiva denně váš pes potřebuje podle váhy, věku a pohybu a na jak dlouho pytel vystačí.',
      heading: 'Kolik toho do misky',
      lead: 'Od oka umíme odhadnout leda hlad. Na dávku máme výpočet.',
      howHeading: 'Z čeho dávku počítáme',
      how: [
        'váha psa a to, jestli má zhubnout, nebo přibrat',
        'věk: štěně, dospělý pes, senior',
        'pohyb a kastrace',
        'energie v konkrétním krmivu, ne v průměrném',
      ],
      disclaimer:
        'Orientační výpočet, nenahrazuje veterinární péči. U štěňat, březích a kojících fen, nemocných, obézních nebo velmi starých psů se poraďte s veterinářem.',
      article: 'Jak dávku spočítat krok za krokem',
      choose: 'Vybrat krmivo',
    },
    embed: { title: 'Nabídka Čenich', description: 'Vybrané produkty obchodu Čenich.', heading: 'Z nabídky Čenichu' },
    tag: {
      title: 'Štítek | Čenich',
      description: 'Informace ke štítku s QR kódem.',
      heading: 'Štítek jsme nepoznali',
      text: 'Kód je neplatný, nebo už byl zrušen. Napište nám číslo šarže z obalu a řekneme vám o ní všechno.',
      contact: 'Napsat číslo šarže',
    },
  }),
  count: (count: number) =>
    `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'produkt', few: 'produkty', many: 'produktu', other: 'produktů' })}`,
  lowestPrice: (price: string) => `Nejnižší cena za 30\u00a0dní: ${price}`,
  title: (name: string) => `${name} | Čenich`,
}
