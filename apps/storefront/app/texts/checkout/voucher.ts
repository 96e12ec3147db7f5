import type { OrderDetail } from '@shop/contract/order-detail'
import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { typeset } from '@shop/czech/typeset'

type Voucher = NonNullable<OrderDetail['voucher']>

/** The page that sells vouchers, and what the order of one says. */
export const voucherTexts = {
  ...typeset({
    title: 'Dárkový poukaz | Čenich',
    description:
      'Dárkový poukaz na krmivo, pamlsky i vybavení pro psy. Částku zvolíte sami, poukaz pošleme e-mailem v den, který vyberete.',
    heading: 'Dárkový poukaz',
    lead: 'Pro psa, o kterém nevíte, co jí. Částku i den zvolíte vy, obdarovaný si vybere sám.',
    rules: 'Jak to chodí',
    amount: 'Na kolik má být',
    ownAmount: 'Jiná částka v Kč',
    ownAmountHint: 'Od 200 do 10 000 Kč, celé koruny. Vyplněná částka má přednost.',
    receiver: 'Komu ho poslat',
    recipientEmail: 'E-mail obdarovaného',
    recipientName: 'Pro koho (napíšeme na poukaz)',
    giver: 'Od koho (napíšeme na poukaz)',
    words: 'Vzkaz',
    deliverOn: 'Kdy ho poslat',
    deliverOnHint: 'Posíláme mezi sedmou ráno a osmou večer.',
    buyer: 'Kdo kupuje',
    firstName: 'Jméno',
    lastName: 'Příjmení',
    email: 'Váš e-mail',
    emailHint: 'Pošleme sem potvrzení objednávky. Kód poukazu uvidí jen obdarovaný.',
    payment: 'Jak zaplatíte',
    online: 'Poukaz vydáme hned po zaplacení.',
    transfer: 'Poukaz vydáme, jakmile peníze dorazí na účet.',
    terms:
      'Poukaz zaplatíte penězi: kredity, slevový kód ani jiný poukaz na něj použít nejde. Odesláním objednávky souhlasíte s\u00a0',
    termsLink: 'obchodními podmínkami',
    bought: 'Dárkový poukaz',
    giveUp: 'Vrátit poukaz',
    late: 'Čas na vrácení poukazu už uplynul. Poukaz platí dál a můžete ho utratit.',
    giveUpConfirm: 'Vrátit poukaz a peníze',
  }),
  toSomebody: typeset({
    title: 'Rovnou obdarovanému',
    description: 'V den, který vyberete, mu přijde e-mail s kódem a poukazem k vytištění.',
  }),
  toMe: typeset({ title: 'Mně, předám ho osobně', description: 'Poukaz k vytištění přijde na váš e-mail.' }),
  ruleLines: (returnDays: number) => [
    'Platí tři roky na všechno v obchodě, i\u00a0na dopravu.',
    'Jde utratit po částech. Co zbyde, na poukazu zůstane.',
    'Když se zboží vrátí, peníze se vrátí na poukaz.',
    `Dokud z něj nikdo neutratil, můžete ho do ${returnDays} dnů vrátit.`,
    'Je víceúčelový (§ 15b zákona o DPH): kupujete ho bez daně, ta je až v ceně zboží. Daňový doklad dostane ten, kdo jím zaplatí.',
  ],
  sentences: {
    'face.invalid': 'Částka musí být od 200 do 10 000 Kč v celých korunách.',
    'recipientEmail.email_missing': 'Napište e-mail obdarovaného, nebo zvolte, že poukaz předáte sami.',
    'deliverOn.invalid': 'Vyberte den od dneška do jednoho roku.',
  } as Record<string, string>,
  value: (face: number) => `Dárkový poukaz na ${formatPrice(face)}`,
  goes: ({ recipientEmail, deliverOn, isIssued, isSent }: Voucher) => {
    // After some months we do not know any more whom it was for, only that it was for somebody.
    const whom = recipientEmail === '' ? '' : ` na ${recipientEmail ?? 'váš e-mail'}`
    if (isSent) return `Poukaz odešel${whom}.`
    if (isIssued) return `Poukaz je zaplacený a odejde${whom} ${formatDate(deliverOn)}.`
    return `Po zaplacení pošleme poukaz${whom}, nejdřív ${formatDate(deliverOn)}.`
  },
  giveUpText: (until: string) =>
    `Dokud z poukazu nikdo neutratil, můžete od nákupu do ${formatDate(until)} odstoupit. Poukaz tím přestane platit, i když už ho obdarovaný má, a peníze vrátíme stejnou cestou, jakou přišly.`,
} as const
