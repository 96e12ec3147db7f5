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

Ověříme údaje a do jednoho pracovního dne se ozveme. Kdybychom potřebovali něco doplnit, napíšeme vám.`,
  },
  'application-to-complete': {
    kind: 'transactional',
    subject: 'K žádosti {{application.number}} něco chybí',
    preheader: 'Napsali jsme přesně co.',
    title: 'Něco nám chybí',
    body: `U žádosti **{{application.number}}** ({{application.subject}}) potřebujeme doplnit:

{{application.note}}

[Doplnit žádost]({{links.application}})

Napíšete nám tam nebo nahrajete doklady. Žádost držíme otevřenou 14 dní.`,
  },
  /** Only what a release before this one has left in the outbox. */
  'application-incomplete': {
    kind: 'transactional',
    subject: 'K žádosti {{application.number}} něco chybí',
    preheader: 'Napsali jsme přesně co.',
    title: 'Něco nám chybí',
    body: `U žádosti **{{application.number}}** ({{application.subject}}) potřebujeme doplnit:

{{application.note}}

Stačí odpovědět na tento e-mail. Žádost držíme otevřenou 14 dní.`,
  },
  /** Only what a release before this one has left in the outbox. */
  'application-approved': {
    kind: 'transactional',
    subject: 'Žádost {{application.number}} je schválená',
    preheader: 'Vítejte v programu.',
    title: 'Žádost je schválená',
    body: `Žádost **{{application.number}}** ({{application.subject}}) jsme schválili. Podmínky platí hned po přihlášení.

{{application.note}}

S čímkoli dalším volejte {{company.phone}}.`,
  },
  'wholesale-approved': {
    kind: 'transactional',
    subject: 'Velkoobchodní účet je aktivní',
    preheader: 'Ceny bez DPH uvidíte hned po přihlášení.',
    title: 'Velkoobchodní účet je aktivní',
    body: `Žádost **{{application.number}}** jsme schválili. Po přihlášení vidíte v celém obchodě svoje ceny bez DPH.

[Rychlá objednávka]({{links.work}}) · [Vaše firma]({{links.more}})

{{application.note}}

- V rychlé objednávce vložíte celý seznam najednou, stáhnete ceník a uložíte si šablony.
- Na stránce firmy najdete splatnost, limit a faktury. Můžete tam pozvat lidi, kteří za vás objednávají.
- Účet ještě nemáte? [Založte si ho]({{links.registration}}) na tuto adresu, ceny na něm budou hned.

S čímkoli dalším volejte {{company.phone}}.`,
  },
  'breeder-approved': {
    kind: 'transactional',
    subject: 'Vítejte v programu pro chovatele',
    preheader: 'Sleva se počítá sama hned po přihlášení.',
    title: 'Vítejte v programu pro chovatele',
    body: `Žádost **{{application.number}}** jsme schválili. Sleva se počítá sama po přihlášení, kupon nepotřebujete.

[Otevřít vrhovou knihu]({{links.work}}) · [Vybrat krmivo]({{links.more}})

{{application.note}}

- Ke každému vrhu vedete váhy štěňat, dostanete krmný plán pro fenu i štěňata a objednáte startovací balíčky.
- Nový majitel si z předávací karty vezme profil štěněte i s křivkou váhy.
- Účet ještě nemáte? [Založte si ho]({{links.registration}}) na tuto adresu, program na něm bude hned.

S čímkoli dalším volejte {{company.phone}}.`,
  },
  'trainer-approved': {
    kind: 'transactional',
    subject: 'Vítejte v kynologickém programu',
    preheader: 'Kód, kartičky i společné objednávky máte v účtu.',
    title: 'Vítejte v kynologickém programu',
    body: `Žádost **{{application.number}}** jsme schválili. Podmínky platí hned po přihlášení.

[Můj kód]({{links.work}}) · [Společné objednávky]({{links.more}})

{{application.note}}

- Vlastní kód a odkaz dáte klientům na leták nebo kartičku. V účtu vidíte, co vydělal.
- Společnou objednávku otevřete pro celý kurz, každý si v ní objedná a zaplatí sám.
- Účet ještě nemáte? [Založte si ho]({{links.registration}}) na tuto adresu, program na něm bude hned.

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
    body: `Doklad k žádosti **{{application.number}}** ({{application.subject}}) platí už jen měsíc. Pošlete nám prosím nový, stačí odpovědět na tento e-mail. Jinak se účet vrátí k běžným cenám.`,
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
  'application-amended': {
    kind: 'transactional',
    subject: 'Zvláštní podmínky {{application.number}} se změnily',
    preheader: 'Co teď platí, najdete uvnitř.',
    title: 'Podmínky se změnily',
    body: `Podmínky podle žádosti **{{application.number}}** ({{application.subject}}) jsme změnili. Platí od této chvíle, dřívější objednávky doběhnou beze změny.

{{application.note}}

## Co teď platí

{{application.terms}}

S čímkoli volejte {{company.phone}}.`,
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
