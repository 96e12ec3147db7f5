import type { ReportReason } from '@shop/contract/review'
import { typeset } from '@shop/czech/typeset'

const reasons: Record<ReportReason, string> = typeset({
  abuse: 'Nadávky, výhrůžky nebo nenávist',
  personal_data: 'Osobní údaje někoho jiného',
  off_topic: 'Netýká se produktu',
  advertising: 'Reklama nebo odkaz jinam',
  health_claim: 'Tvrdí, že krmivo léčí',
  untrue: 'Je zjevně nepravdivá',
  unlawful: 'Porušuje zákon nebo cizí práva, třeba cizí fotkou',
})

export const reportReviewTexts = {
  reasons,
  ...typeset({
    title: 'Nahlásit recenzi | Čenich',
    description: 'Napište nám, co je na recenzi v rozporu s pravidly.',
    heading: 'Nahlásit recenzi',
    lead: 'Recenzi si přečte člověk a rozhodne podle pravidel. Do té doby zůstává na webu. Počet hvězdiček důvodem není.',
    reason: 'Co je s ní špatně?',
    reasonMissing: 'Vyberte důvod.',
    note: 'Chcete něco dodat?',
    noteHint: 'Třeba které místo máte na mysli a proč.',
    email: 'E-mail pro odpověď',
    emailHint: 'Napíšeme vám, jak to dopadlo. Pak adresu smažeme.',
    submit: 'Nahlásit recenzi',
    rules: 'Jak s recenzemi pracujeme',
    doneHeading: 'Děkujeme, přečteme si to',
    done: 'O výsledku vám napíšeme, pokud jste nechali e-mail.',
    back: 'Zpět na produkt',
  }),
}
