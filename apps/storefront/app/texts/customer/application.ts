import { typeset } from '@shop/czech/typeset'
import type { ApplicationState } from '@shop/domain/application/application-state'

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
      suspended: 'pozastavená',
      ended: 'ukončená',
      closed: 'uzavřená',
    } satisfies Record<ApplicationState, string>,
    stateTexts: {
      suspended: 'Podmínky teď neplatí, nakupujete za běžné ceny. Důvod jsme poslali e-mailem.',
      ended: 'Podmínky skončily, nakupujete za běžné ceny. Požádat můžete znovu.',
      closed: 'Doplnění nepřišlo, proto jsme žádost uzavřeli. Podat ji můžete znovu.',
      needs_more: 'Něco nám ještě chybí. Doplňte to prosím tady, žádost držíme otevřenou 14 dní.',
      approved: 'Vítejte. Podmínky platí hned po přihlášení.',
      declined: 'Teď ji schválit nemůžeme. Když se okolnosti změní, podejte ji znovu.',
    },
    unknown: 'Tuhle žádost neznáme. Zkontrolujte, jestli je odkaz celý.',
    sent: 'Odpovíme do jednoho pracovního dne. Odkaz, pod kterým uvidíte její stav, posíláme e-mailem.',
    supplement: 'Co doplňujete',
    supplementHint: 'Stačí napsat, nebo nahrát doklady.',
    supply: 'Doplnit žádost',
    another: 'Podat další žádost',
  }),
  receivedOn: (day: string) => `Přijali jsme ji ${day}.`,
  suppliedOn: (day: string) => `Doplnění máme od ${day}.`,
  waiting: (day: string) => `Odpovíme nejpozději ${day}. Odkaz na tuhle stránku máte i v\u00a0e-mailu.`,
}
