import { typeset } from '@shop/czech/typeset'

export const checkoutTexts = typeset({
  change: 'Změnit',
  cart: {
    title: 'Košík | Čenich',
    description: 'Obsah košíku v obchodě Čenich.',
    heading: 'Košík',
    continueShopping: 'Pokračovat v nákupu',
    emptyHeading: 'Košík je prázdný jako miska po večeři',
    emptyText: 'Naplňte ho dřív, než si toho někdo všimne.',
    choose: 'Vybrat krmivo',
    lastOrder: 'Vaše poslední objednávka',
    summary: 'Souhrn',
    total: 'Celkem s DPH',
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
