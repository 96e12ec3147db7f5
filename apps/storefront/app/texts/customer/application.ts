import type { ApplicationState } from '@shop/contract/application'
import { typeset } from '@shop/czech/typeset'

export const applicationTexts = {
  ...typeset({
    documents: 'Doklady',
    lookUp: 'Doplnit z rejstříku',
    application: 'Žádost',
    states: {
      in_review: 'ověřujeme',
      needs_more: 'čeká na doplnění',
      approved: 'schválená',
      declined: 'zamítnutá',
    } satisfies Record<ApplicationState, string>,
    stateTexts: {
      needs_more: 'Něco nám ještě chybí. Odpovězte prosím na e-mail, který jsme vám poslali.',
      approved: 'Vítejte. Podmínky platí hned po přihlášení.',
      declined: 'Teď ji schválit nemůžeme. Když se okolnosti změní, podejte ji znovu.',
    },
    unknown: 'Tuhle žádost neznáme. Zkontrolujte, jestli je odkaz celý.',
    sent: 'Odpovíme do jednoho pracovního dne. Odkaz, pod kterým uvidíte její stav, posíláme e-mailem.',
    another: 'Podat další žádost',
  }),
  receivedOn: (day: string) => `Přijali jsme ji ${day}.`,
  waiting: (day: string) => `Odpovíme nejpozději ${day}. Odkaz na tuhle stránku máte i v\u00a0e-mailu.`,
}
