import { defineMails } from '#app/mail/define-mails'

export const RETAILER_MAILS = defineMails({
  'retailer-check': {
    kind: 'transactional',
    subject: 'Platí ještě, co o vás píšeme na mapě?',
    preheader: '{{retailer.name}}: stačí jedno kliknutí.',
    title: 'Platí ještě, co o vás píšeme?',
    body: `Na mapě prodejců máme záznam **{{retailer.name}}**, {{retailer.address}}. Naposledy jste ho potvrdili {{retailer.confirmedOn}}. Zkontrolujte prosím otevírací dobu a telefon. Když nic neopravíte, stačí záznam potvrdit:

[Zkontrolovat záznam]({{links.retailer}})

Odkaz platí 60 dní. Záznam, který rok nikdo nepotvrdí, z mapy skryjeme, aby k vám zákazníci nechodili nadarmo.`,
  },
  'retailer-published': {
    kind: 'transactional',
    subject: '{{retailer.name}}: záznam je na mapě',
    preheader: 'Zákazníci z okolí vás odteď najdou.',
    title: 'Jste na mapě prodejců',
    body: `Záznam **{{retailer.name}}** jsme zkontrolovali a zveřejnili.

[Podívat se na mapu]({{links.map}})

Otevírací dobu, telefon a popis si měníte v účtu sami a na mapě jsou hned. Nový název nebo adresu zase nejdřív zkontrolujeme.`,
  },
  'retailer-returned': {
    kind: 'transactional',
    subject: '{{retailer.name}}: záznam na mapu potřebuje opravit',
    preheader: 'Napsali jsme přesně co.',
    title: 'Záznam potřebuje opravit',
    body: `Záznam **{{retailer.name}}** zatím zveřejnit nemůžeme.

**Co opravit:** {{retailer.reason}}

[Opravit záznam]({{links.entry}})

Po opravě ho odešlete znovu, pět pracovních dnů pak běží od začátku.`,
  },
  'retailer-paused': {
    kind: 'transactional',
    subject: '{{retailer.name}}: záznam jsme z mapy skryli',
    preheader: 'Až budete zase nakupovat za velkoobchodních podmínek, vrátí se sám.',
    title: 'Záznam odpočívá',
    body: `Na mapě prodejců ukazujeme obchody, které u nás pravidelně nakupují za velkoobchodních podmínek. Záznam **{{retailer.name}}** jsme proto skryli, aby k vám zákazníci nechodili nadarmo.

Údaje zůstávají uložené. Jakmile to zase bude platit, vrátí se záznam na mapu do druhého dne sám.

[Podívat se na záznam]({{links.entry}})`,
  },
})
