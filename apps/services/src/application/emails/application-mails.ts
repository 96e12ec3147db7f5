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
  'application-closed': {
    kind: 'transactional',
    subject: 'Žádost {{application.number}} jsme uzavřeli',
    preheader: 'Doplnění nepřišlo do 14 dnů.',
    title: 'Žádost jsme uzavřeli',
    body: `Žádost **{{application.number}}** ({{application.subject}}) jsme uzavřeli. {{application.note}}

Nic tím nekončí: až budete mít všechno pohromadě, podejte ji znovu.`,
  },
  'application-expiring': {
    kind: 'transactional',
    subject: 'Za měsíc končí platnost dokladu k žádosti {{application.number}}',
    preheader: 'Pošlete nám nový, ceny zůstanou.',
    title: 'Blíží se konec platnosti dokladu',
    body: `Doklad k žádosti **{{application.number}}** ({{application.subject}}) platí už jen měsíc. Pošlete nám prosím nový na e-mail obchodu, jinak se účet vrátí k běžným cenám.`,
  },
  'application-suspended': {
    kind: 'transactional',
    subject: 'Zvláštní podmínky {{application.number}} jsme pozastavili',
    preheader: 'Důvod je uvnitř. Rozdělané objednávky doběhnou.',
    title: 'Podmínky jsou pozastavené',
    body: `Podmínky podle žádosti **{{application.number}}** ({{application.subject}}) jsme pozastavili.

**Důvod:** {{application.note}}

Do té doby nakupujete za běžné ceny, rozdělané objednávky doběhnou, jak byly. S čímkoli volejte {{company.phone}}.`,
  },
  'application-restored': {
    kind: 'transactional',
    subject: 'Zvláštní podmínky {{application.number}} zase platí',
    preheader: 'Stačí se přihlásit.',
    title: 'Podmínky zase platí',
    body: `Podmínky podle žádosti **{{application.number}}** ({{application.subject}}) jsou zpátky. {{application.note}}

Platí hned po přihlášení.`,
  },
  'application-ended': {
    kind: 'transactional',
    subject: 'Zvláštní podmínky {{application.number}} skončily',
    preheader: 'Účet zůstává, ceny jsou běžné.',
    title: 'Podmínky skončily',
    body: `Podmínky podle žádosti **{{application.number}}** ({{application.subject}}) skončily. {{application.note}}

Účet i objednávky vám zůstávají a svoje údaje si v něm kdykoli stáhnete. Požádat můžete znovu.`,
  },
})
