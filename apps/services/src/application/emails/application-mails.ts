import { defineMails } from '#app/mail/define-mails'

/** One set for wholesale, breeders and trainers: the way of an application is the same. */
export const APPLICATION_MAILS = defineMails({
  'application-received': {
    kind: 'transactional',
    subject: 'Žádost {{application.number}} máme',
    preheader: 'Ozveme se do jednoho pracovního dne.',
    title: 'Žádost máme',
    body: `Děkujeme za zájem o spolupráci. Žádost **{{application.number}}** jsme přijali {{application.receivedAt}}.

[Zobrazit stav žádosti]({{links.application}})

Ověříme údaje a do jednoho pracovního dne se ozveme. Kdybychom potřebovali něco doplnit, zavoláme na číslo, které jste uvedli.`,
  },
  'application-incomplete': {
    kind: 'transactional',
    subject: 'K žádosti {{application.number}} něco chybí',
    preheader: 'Napsali jsme přesně co.',
    title: 'Něco nám chybí',
    body: `U žádosti **{{application.number}}** ({{application.subject}}) potřebujeme doplnit:

{{application.note}}

Stačí odpovědět na tento e-mail. Žádost držíme otevřenou 14 dní.`,
  },
  'application-approved': {
    kind: 'transactional',
    subject: 'Žádost {{application.number}} je schválená',
    preheader: 'Vítejte v programu.',
    title: 'Žádost je schválená',
    body: `Žádost **{{application.number}}** ({{application.subject}}) jsme schválili. Podmínky platí hned po přihlášení.

{{application.note}}

S čímkoli dalším volejte {{company.phone}}.`,
  },
  'application-declined': {
    kind: 'transactional',
    subject: 'Vaše žádost {{application.number}}',
    preheader: 'Tentokrát ji schválit nemůžeme. Důvod je uvnitř.',
    title: 'Tentokrát to nevyšlo',
    body: `Žádost **{{application.number}}** ({{application.subject}}) jsme posoudili a teď ji schválit nemůžeme.

**Důvod:** {{application.note}}

Když se okolnosti změní, podejte ji znovu. Nakupovat za běžné ceny můžete samozřejmě dál.`,
  },
})
