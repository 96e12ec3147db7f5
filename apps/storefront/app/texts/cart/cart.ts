import { typeset } from '@shop/czech/typeset'

/** What stands beside goods on every page of the shop; the cart itself has its own texts. */
export const cartTexts = {
  ...typeset({
    add: 'Do košíku',
    addDespite: 'Přesto přidat',
    buyDespite: 'Přesto do košíku',
    pieces: 'Počet kusů',
    piecesInCart: 'Počet kusů v košíku',
    fewer: 'Ubrat kus',
    more: 'Přidat kus',
    viewCart: 'Otevřít košík',
    messages: 'Oznámení',
    closeMessage: 'Zavřít oznámení',
    merged: 'Sloučili jsme košík z tohoto zařízení s tím, který máte v účtu.',
    lost: 'Nepovedlo se to uložit. Zkontrolujte připojení a zkuste to znovu.',
  }),
  addDespiteLabel: (name: string) => `Přesto přidat do košíku: ${name}`,
  addLabel: (name: string) => `Přidat do košíku: ${name}`,
}
