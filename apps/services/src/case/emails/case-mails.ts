import { defineMails } from '#app/mail/define-mails'

/** Mails about withdrawals, complaints and the guarantee; how they begin stands with those of orders. */
export const CASE_MAILS = defineMails({
  'case-link': {
    kind: 'transactional',
    subject: 'Odkaz k formuláři: objednávka {{order.number}}',
    preheader: 'Otevře {{case.form}}. Přihlašovat se nemusíte.',
    title: 'Tady je váš odkaz',
    body: `Někdo, nejspíš vy, si na naší stránce vyžádal {{case.form}} k objednávce {{order.number}}.

[Otevřít formulář]({{links.form}})

Pokud jste to nebyli vy, nic dělat nemusíte. Odkaz platí 90 dní a nový si můžete kdykoli poslat znovu.`,
  },
  'guarantee-received': {
    kind: 'transactional',
    subject: 'Nechutná? Žádost {{case.number}} máme',
    preheader: 'Přijato {{case.receivedAt}}. Ozveme se nejpozději {{case.decideBy}}.',
    title: 'Žádost jsme přijali',
    body: `Mrzí nás, že to psovi nesedlo. Vaši žádost máme a {{case.next}}

[Sledovat žádost]({{links.case}})

| | |
|---|---|
| Číslo žádosti | {{case.number}} |
| Datum a čas přijetí | {{case.receivedAt}} |
| Objednávka a zboží | {{order.number}}, {{case.items}} |
| Přejete si | {{case.wish}} |

Balení nám neposílejte. Zbytek můžete darovat útulku nebo kamarádovi.`,
  },
  'case-return-code': {
    kind: 'transactional',
    subject: 'Kód pro Zásilkovnu: {{case.kind}} {{case.number}}',
    preheader: 'Řeknete ho na výdejním místě, nic netisknete.',
    title: 'Kód pro vrácení je tady',
    body: `Balík předejte na kterémkoli výdejním místě Zásilkovny a řekněte kód **{{case.code}}**. Nic netisknete a cestu platíme my.

[Sledovat {{case.number}}]({{links.case}})

| | |
|---|---|
| Kód k podání | **{{case.code}}** |
| Na krabici napište | {{case.number}} |
| Podejte do | {{case.sendBy}} |

Balík smí vážit 15 kg a nejdelší strana měřit 70 cm. Doklad o podání si nechte, stačí fotka.`,
  },
  'case-decided': {
    kind: 'transactional',
    subject: '{{case.subject}}',
    preheader: '{{case.summary}}',
    title: '{{case.title}}',
    body: `{{case.summary}}

[Zobrazit rozhodnutí]({{links.case}})

{{case.decisions}}

{{case.note}}

{{case.adr}}`,
  },
  'case-news': {
    kind: 'transactional',
    subject: '{{case.subject}}',
    preheader: '{{case.text}}',
    title: '{{case.title}}',
    body: `{{case.text}}

[Sledovat {{case.number}}]({{links.case}})

{{case.reason}}`,
  },
})
