import { defineMails } from '#app/mail/define-mails'

export const WORDING_MAILS = defineMails({
  'wording-notice': {
    kind: 'transactional',
    subject: '{{wording.title}}: nové znění od {{wording.effectiveFrom}}',
    preheader: 'Co přesně se mění, ukazujeme slovo po slově.',
    title: 'Měníme text: {{wording.title}}',
    body: `Od **{{wording.effectiveFrom}}** platí nové znění dokumentu **{{wording.title}}** (znění {{wording.version}}). Píšeme vám, protože u nás máte účet, pravidelné doručení nebo objednávku na cestě.

[Co se změnilo]({{links.difference}})

- Celé nové znění: [přečíst na webu]({{links.wording}}) nebo [stáhnout jako PDF]({{links.file}}).
- Objednávek, které už máte u nás, se změna netýká. Platí pro ně znění, se kterým jste nakupovali.
- Když s novým zněním nesouhlasíte, pravidelné doručení můžete kdykoli zdarma ukončit a účet smazat.

> Starší znění najdete na stejné stránce dole, každé i jako PDF.`,
  },
})
