import { typeset } from '@shop/czech/typeset'

interface Notice {
  food: string
  packedOn: string
  price: string
  formerPrice: string
}

export const noticeExampleTexts = {
  ...typeset({
    mail: 'Ukázka upozornění',
    from: 'Od: Čenich',
    nothing:
      'Když nic neuděláte, pošleme ho a zaplatíte jako obvykle. Do konce dne před zpracováním jde všechno změnit.',
    mailButtons: ['Nechat být', 'Posunout', 'Přeskočit', 'Upravit obsah'],
    plan: 'Ukázka z účtu',
    next: 'Příští dodávka',
    price: 'Cena',
    planButtons: ['Přeskočit', 'Posunout', 'Poslat hned', 'Přidat jednou', 'Pozastavit', 'Ukončit'],
  }),
  sent: (day: string) => `Odesláno: ${day}`,
  subject: (day: string) => `Za tři dny balíme pytel: ${day}`,
  body: ({ food, price, formerPrice }: Notice) => `Pojede ${food}. Bude to stát ${price} místo ${formerPrice}.`,
}
