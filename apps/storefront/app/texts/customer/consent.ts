import type { ConsentTopic } from '@shop/contract/consent'
import { typeset } from '@shop/czech/typeset'

/** The way out of a mail that was sent by a consent, and the box that is offered where it makes sense. */
export const consentTexts = {
  title: 'Souhlas s e-maily | Čenich',
  description: 'Odvolání jednoho souhlasu odkazem z e-mailu.',
  ...typeset({
    heading: { granted: 'Už to nechcete dostávat?', withdrawn: 'Hotovo, už nenapíšeme' },
    text: {
      granted: (email: string, wording: string) => `Adresa ${email} souhlasí: „${wording}“`,
      withdrawn: (email: string) =>
        `Tenhle souhlas pro ${email} skončil. Ostatní zůstaly, jak byly, a e-maily k objednávkám chodí dál.`,
      mailboxGranted: (wording: string) => `Do schránky, kam odkaz přišel, píšeme podle souhlasu: „${wording}“`,
      puppyGranted: 'Do schránky, kam odkaz přišel, posíláme k plánu krmení dopisy podle věku štěněte.',
      puppyWithdrawn:
        'Dopisy k plánu krmení jsme zastavili. Plán, který jste dostali, platí dál, e-maily k objednávkám taky.',
      mailboxWithdrawn:
        'Do schránky, kam odkaz přišel, už s tímhle nenapíšeme. Platí to napořád a bez účtu. E-maily k objednávkám chodí dál.',
    },
    withdraw: 'Odvolat souhlas',
    toPersonal: 'Všechny souhlasy',
    toShop: 'Zpět do obchodu',
    goneHeading: 'Odkaz nic neotvírá',
    goneText: 'Možná se cestou zkrátil, nebo účet patří k jiné adrese. Souhlasy najdete i v osobních údajích.',
    unavailable: 'Teď se to nepovedlo uložit. Zkuste to prosím znovu.',
    agree: 'Souhlasím',
    given: 'Platí, děkujeme. Odvoláte to kdykoli v osobních údajích nebo odkazem v každém e-mailu.',
    offer: {
      reminders: 'Hlídat za vás?',
      abandoned_cart: 'Připomenout, kdyby se zapomnělo?',
    } satisfies Partial<Record<ConsentTopic, string>>,
    hint: 'Nejvýš jednou za týden, jen ve dne. Odvoláte kdykoli.',
  }),
}
