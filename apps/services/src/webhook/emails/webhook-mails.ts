import { defineMails } from '#app/mail/define-mails'

export const WEBHOOK_MAILS = defineMails({
  'webhook-paused': {
    kind: 'transactional',
    subject: 'Zprávy na {{webhook.host}} jsme pozastavili',
    preheader: 'Tři dny nikdo nepotvrdil příjem. Nic se neztratilo.',
    title: 'Váš systém neodpovídá',
    body: `Adresa **{{webhook.host}}**, kam posíláme zprávy o vašich objednávkách, už tři dny nepotvrdila žádnou z nich. Dál ji zatím nezkoušíme.

[Podívat se, co odpovídá]({{links.webhooks}})

Zprávy u nás čekají 30 dní. Až příjem opravíte, stačí na stejné stránce posílání obnovit a přijdou všechny, u každé objednávky v pořadí.`,
  },
})
