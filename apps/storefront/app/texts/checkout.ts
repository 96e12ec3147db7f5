import { typeset } from './typeset.ts'

export const checkoutTexts = typeset({
  cart: {
    title: 'Košík | Čenich',
    description: 'Obsah košíku v obchodě Čenich.',
    heading: 'Košík',
    continueShopping: 'Pokračovat v nákupu',
    emptyHeading: 'Košík je prázdný jako miska po večeři',
    emptyText: 'Naplňte ho dřív, než si toho někdo všimne.',
    choose: 'Vybrat krmivo',
    summary: 'Souhrn',
    total: 'Celkem s DPH',
  },
  details: {
    title: 'Dodací údaje | Čenich',
    description: 'Kontakt a adresa pro doručení objednávky.',
    heading: 'Kam to poneseme',
    empty: 'Nejdřív něco do košíku, pak adresa. Opačně by kurýr vezl jen dobrou náladu.',
  },
  shipping: {
    title: 'Doprava a platba | Čenich',
    description: 'Výběr dopravy a platby s cenou a dnem doručení.',
    heading: 'Jak to k vám dojde',
    empty: 'Způsoby dopravy závisejí na tom, kolik váží košík. Ten je zatím prázdný.',
  },
  thanks: {
    title: 'Děkujeme za objednávku | Čenich',
    description: 'Potvrzení objednávky v obchodě Čenich.',
    heading: 'Kde je moje objednávka',
    text: 'Stav objednávky najdete v potvrzovacím e-mailu pod odkazem Sledovat objednávku, nebo po přihlášení v účtu.',
    account: 'Do účtu',
    help: 'Kde najdu svou objednávku',
  },
  paymentReturn: {
    title: 'Návrat z platební brány | Čenich',
    description: 'Ověření platby po návratu z platební brány.',
    heading: 'Platbu jsme nepoznali',
    text: 'V adrese chybí číslo platby. Jestli vám banka peníze strhla, objednávka je v pořádku a potvrzení přijde e-mailem. Když do hodiny nepřijde, zavolejte.',
    contact: 'Napsat nám',
    cart: 'Zpět do košíku',
  },
})
