import { defineMails } from '#app/mail/define-mails'

/** Group orders of trainers: from the link that confirms who joined to the goods on their way. */
export const GROUP_MAILS = defineMails({
  'group-join': {
    kind: 'transactional',
    subject: 'Společná objednávka {{group.title}}: váš odkaz',
    preheader: 'Potvrďte účast. Platit budete až po uzávěrce.',
    title: 'Objednáváte spolu',
    body: `Tenhle odkaz je jen váš. Potvrdíte jím účast a do uzávěrky na něm můžete svůj díl měnit, odejít i se vrátit.

[Otevřít můj díl]({{links.member}})

| | |
|---|---|
| Skupina | {{group.title}} |
| Uzávěrka | {{group.deadline}} |
| Vyzvednutí | {{group.place}} |

Teď nic neplatíte. Po uzávěrce sečteme kila a pošleme vám odkaz k platbě za cenu, která z nich vyšla. Když nezaplatíte, nic se neděje a objednávka zanikne.

> Nepřidávali jste se? Zprávu prosím ignorujte, bez potvrzení za vás nic neobjednáme.`,
  },
  'group-to-pay': {
    kind: 'transactional',
    subject: '{{group.title}}: zaplaťte svůj díl do {{order.payUntil}}',
    preheader: '{{group.result}}',
    title: 'Uzávěrka je za námi{{customer.call}}',
    body: `{{group.result}} Váš díl stojí **{{order.total}}**, doprava na místo nic.

[Zaplatit svůj díl]({{links.order}})

Zaplatit můžete do **{{order.payUntil}}**. Konečnou cenu určí zaplacená kila: kdyby vyšla vyšší, jednou se vás zeptáme, jestli zůstáváte. Víc bez vašeho souhlasu nestrhneme.

> Jde o objednávku {{order.number}}. Když ji nezaplatíte, sama zanikne.`,
  },
  'group-goods-gone': {
    kind: 'transactional',
    subject: '{{group.title}}: vaše zboží do uzávěrky došlo',
    preheader: 'Nic jste neplatili a nic platit nebudete.',
    title: 'Tohle nám nevyšlo',
    body: `Zboží z vašeho dílu ve společné objednávce **{{group.title}}** se do uzávěrky vyprodalo, proto vám odkaz k platbě neposíláme. Mrzí nás to.

[Vybrat něco jiného]({{links.shop}})`,
  },
  'group-asked': {
    kind: 'transactional',
    subject: '{{group.title}}: cena vyšla vyšší, zůstáváte?',
    preheader: 'Rozhodněte se do {{group.until}}. Bez odpovědi peníze vrátíme.',
    title: 'Zůstáváte{{customer.call}}?',
    body: `Zaplatilo se {{group.kilos}} a na slevu, se kterou jsme počítali, to nestačí. Váš díl by místo {{group.was}} stál **{{group.price}}**.

[Rozhodnout se]({{links.member}})

Zůstat znamená doplatit {{group.difference}}. Odejít znamená dostat zpátky všechno, co jste zaplatili, stejnou cestou.

Když do **{{group.until}}** neodpovíte, peníze vrátíme. Ptáme se jen jednou.`,
  },
  'group-difference': {
    kind: 'transactional',
    subject: '{{group.title}}: doplaťte {{group.difference}}',
    preheader: 'Zůstáváte, díky. Chybí jen doplatek.',
    title: 'Zůstáváte, díky',
    body: `Váš díl stojí místo {{group.was}} nově **{{order.total}}**. {{group.payDifference}}

[Otevřít objednávku]({{links.order}})

> Jde o objednávku {{order.number}}. Když doplatek nepřijde, vrátíme vám všechno, co jste zaplatili.`,
  },
  'group-placed': {
    kind: 'transactional',
    subject: '{{group.title}}: objednáno, začínáme balit',
    preheader: 'Balík ponese vaše jméno.',
    title: 'Smečka to dala{{customer.call}}',
    body: `Společná objednávka **{{group.title}}** je kompletní a jde se balit. {{group.result}} Balík ponese vaše jméno a přijde sem: {{group.place}}.

[Sledovat objednávku]({{links.order}})`,
  },
  'group-called-off': {
    kind: 'transactional',
    subject: '{{group.title}}: společná objednávka se ruší',
    preheader: 'Nic jste neplatili a nic platit nebudete.',
    title: 'Tentokrát spolu neobjednáváme',
    body: `Společná objednávka **{{group.title}}** se ruší ještě před uzávěrkou. Nic jste neplatili a nic platit nebudete.

[Nakoupit v obchodě]({{links.shop}})`,
  },
  'group-report': {
    kind: 'transactional',
    subject: '{{group.title}}: {{group.outcome}}',
    preheader: '{{group.report}}',
    title: 'Jak dopadla společná objednávka',
    body: `Společná objednávka **{{group.title}}**: {{group.outcome}}. {{group.report}}

[Zobrazit skupinu]({{links.groups}})`,
  },
})
