import { defineMails } from '#app/mail/define-mails'

export const WEBHOOK_MAILS = defineMails({
  'partner-access-added': {
    kind: 'transactional',
    subject: 'K vašemu účtu přibylo propojení',
    preheader: '{{access.what}}',
    title: 'Nové propojení',
    body: `Ve vašem účtu právě přibylo propojení: **{{access.what}}**. Jestli jste ho založili vy, nemusíte dělat nic.

[Zkontrolovat propojení]({{links.webhooks}})

> Nezakládali jste ho? Na stejné stránce ho hned zrušte a změňte si heslo. Samotná změna hesla propojení neukončí.`,
  },
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
