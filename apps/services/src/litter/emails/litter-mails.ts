import { defineMails } from '#app/mail/define-mails'

export const LITTER_MAILS = defineMails({
  'puppy-offer': {
    kind: 'transactional',
    subject: '{{puppy.name}}: převezměte profil štěněte',
    preheader: 'Váhy od porodu a krmivo, na které je zvyklé. Odkaz platí do {{puppy.until}}.',
    title: 'Profil štěněte jde s ním domů',
    body: `{{puppy.from}} vám předává profil štěněte **{{puppy.name}}**: datum narození, všechny váhy od porodu a krmivo, na které je zvyklé.

[Prohlédnout a převzít]({{links.puppy}})

Odkaz platí do **{{puppy.until}}** a je jen pro vás. K převzetí potřebujete účet, založíte ho cestou. Nakupovat u nás nemusíte.

> Štěně nečekáte? Zprávu prosím ignorujte, nic se nestane.`,
  },
  'litter-packs': {
    kind: 'transactional',
    subject: '{{litter.name}}: startovací balíčky nahlaste {{litter.packsUntil}}',
    preheader: 'Jsou zdarma, pro každé štěně jeden.',
    title: 'Nahlaste startovací balíčky',
    body: `**{{litter.name}}**: štěňata za pár týdnů odejdou k novým majitelům. Startovací balíčky pro ně nahlaste **{{litter.packsUntil}}**, ať je máte včas.

[Nahlásit balíčky]({{links.litter}})

Štěňata, která ve vrhové knize ještě nejsou, tam zapište. Balíčků pošleme tolik, kolik jich je, a přijedou s vaší příští objednávkou.`,
  },
})
