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
})
