import { defineMails } from '#app/mail/define-mails'

/** Mails about the account itself. */
export const ACCOUNT_MAILS = defineMails({
  'registration-link': {
    kind: 'transactional',
    subject: 'Potvrďte svůj e-mail a účet je váš',
    preheader: '{{registration.preheader}}',
    title: 'Ještě jeden klik a jste náš člověk',
    body: `Vítejte v Čenichu. Potvrďte prosím, že je tato adresa opravdu vaše:

[Potvrdit e-mail]({{links.confirm}})

Odkaz platí 48 hodin. {{registration.credits}}

Není účet váš? Zprávu ignorujte, bez potvrzení sám zanikne.`,
  },
  // What the release before has queued; goes with the release after.
  'registration-confirm': {
    kind: 'transactional',
    subject: 'Potvrďte svůj e-mail a účet je váš',
    preheader: 'Jeden klik, 50 kreditů a hotovo.',
    title: 'Ještě jeden klik a jste náš člověk',
    body: `Vítejte v Čenichu. Potvrďte prosím, že je tato adresa opravdu vaše:

[Potvrdit e-mail]({{links.confirm}})

Odkaz platí 48 hodin. Po potvrzení vám připíšeme **50 kreditů**. Dalších 30 získáte, když vyplníte profil psa, a kalkulačka pak bude počítat dávku přesněji.

Není účet váš? Zprávu ignorujte, bez potvrzení sám zanikne.`,
  },
  'account-exists': {
    kind: 'transactional',
    subject: 'Účet u nás už máte',
    preheader: 'Stačí se přihlásit, nebo si nechat poslat odkaz.',
    title: 'Účet u nás už máte',
    body: `Někdo, nejspíš vy, se u nás pokusil zaregistrovat s touto adresou. Účet pod ní ale už máte a nic se na něm nezměnilo.

[Přihlásit se]({{links.login}}) · [Nastavit nové heslo]({{links.forgotten}})

Pokud jste to nebyli vy, zprávu smažte. Z toho pokusu se o vašem účtu nikdo nic nedozvěděl.`,
  },
  'magic-link': {
    kind: 'transactional',
    subject: 'Váš odkaz k přihlášení',
    preheader: 'Platí 15 minut a jen jednou.',
    title: 'Dovnitř bez hesla',
    body: `Přihlásíte se jedním kliknutím, heslo nechte odpočívat:

[Přihlásit se]({{links.magic}})

Odkaz platí **15 minut** a lze ho použít jednou. Nepřišla žádost od vás? Nic nedělejte. Bez vašeho kliknutí se nikdo nepřihlásí. Odkaz nikomu neposílejte, ani nám.

> Žádost přišla {{request.time}} z prohlížeče {{request.browser}}.`,
  },
  'password-reset': {
    kind: 'transactional',
    subject: 'Nové heslo k účtu Čenich',
    preheader: 'Odkaz platí hodinu.',
    title: 'Nové heslo k účtu',
    body: `Někdo, nejspíš vy, požádal o nové heslo k účtu {{customer.email}}. Nastavíte ho tady:

[Nastavit nové heslo]({{links.reset}})

Odkaz platí **60 minut**. Po změně vás na ostatních zařízeních odhlásíme a přístupové klíče zrušíme. Pokud žádost nepřišla od vás, heslo zůstává stejné a zprávu můžete smazat. Když se to opakuje, zavolejte nám na {{company.phone}}.`,
  },
  'password-changed': {
    kind: 'transactional',
    subject: 'Heslo k účtu Čenich je změněné',
    preheader: 'Ostatní zařízení jsme odhlásili.',
    title: 'Heslo je změněné',
    body: `Heslo k účtu {{customer.email}} je nové. Na ostatních zařízeních jsme vás odhlásili. {{account.passkeys}}

Změnu jste udělali vy? Pak je všechno v pořádku. Pokud ne, [nastavte si hned nové heslo]({{links.forgotten}}) a zavolejte nám na {{company.phone}}.`,
  },
  'passkey-added': {
    kind: 'transactional',
    subject: 'K účtu přibyl přístupový klíč',
    preheader: 'Přihlásí bez hesla. Přidali jste ho vy?',
    title: 'Přibyl přístupový klíč',
    body: `K vašemu účtu Čenich někdo, nejspíš vy, přidal přístupový klíč. Přihlásí se jím bez hesla.

Všechny klíče vidíte a můžete smazat [v účtu]({{links.passkeys}}). Nepřidali jste ho? [Nastavte si hned nové heslo]({{links.forgotten}}): tím zrušíme všechny klíče a všude vás odhlásíme. Nebo zavolejte na {{company.phone}}.`,
  },
  'email-change-confirm': {
    kind: 'transactional',
    subject: 'Potvrďte novou adresu',
    preheader: 'Jeden klik a přihlašujete se novým e-mailem.',
    title: 'Potvrďte novou adresu',
    body: `Tuto adresu někdo, nejspíš vy, zadal jako nový e-mail k účtu Čenich. Potvrďte ji prosím:

[Potvrdit novou adresu]({{links.confirm}})

Odkaz platí 48 hodin. Do potvrzení se nic nemění a přihlašujete se dosavadní adresou. Nebyli jste to vy? Zprávu smažte.`,
  },
  'email-change-asked': {
    kind: 'transactional',
    subject: 'Někdo chce změnit e-mail vašeho účtu',
    preheader: 'Zatím se nic nezměnilo. Nejste to vy? Nastavte si nové heslo.',
    title: 'Někdo chce změnit váš e-mail',
    body: `K vašemu účtu Čenich někdo, nejspíš vy, zadal nový e-mail {{customer.newEmail}}. Až ho jeho majitel potvrdí, budete se přihlašovat jím a sem už psát nebudeme.

Jste to vy? Pak nemusíte dělat nic. Pokud ne, [nastavte si hned nové heslo]({{links.forgotten}}): tím žádost zrušíme a všude vás odhlásíme. Nebo zavolejte na {{company.phone}}.`,
  },
  'email-changed': {
    kind: 'transactional',
    subject: 'E-mail k účtu Čenich je změněný',
    preheader: 'Tato adresa už k účtu nepatří.',
    title: 'E-mail je změněný',
    body: `Účet jsme převedli na novou adresu {{customer.newEmail}}, kterou její majitel potvrdil. Na tuto adresu už další zprávy nepošleme.

Změnu jste udělali vy? Pak nemusíte dělat nic. Pokud ne, zavolejte nám hned na {{company.phone}}.`,
  },
  'account-deleted': {
    kind: 'transactional',
    subject: 'Účet je smazaný',
    preheader: 'Co jsme smazali a co musíme podle zákona nechat.',
    title: 'Účet je smazaný',
    body: `Váš účet jsme smazali: jméno, telefon, adresy, psy, kredity i přihlášení. Odkazy na vaše objednávky už nic neotevřou.

**Co zůstává a proč**

- Faktury deset let od konce roku, ukládá to zákon o dani z přidané hodnoty.
- Objednávky, reklamace a zprávy k nim čtyři roky, kdyby bylo potřeba něco doložit.
- Záznam o udělených souhlasech a o změnách v účtu čtyři roky, bez jména a adresy.

Tohle je poslední zpráva k účtu. Kdyby se vám u nás zastesklo, založíte si kdykoli nový. Psa pozdravujte.`,
  },
  'account-idle': {
    kind: 'transactional',
    subject: 'Účet v Čenichu brzy smažeme',
    preheader: 'Skoro tři roky jste ho nepoužili. Stačí se přihlásit a zůstane.',
    title: 'Účet brzy smažeme',
    body: `Skoro tři roky jste se k účtu {{customer.email}} nepřihlásili ani si nic neobjednali. Údaje, které nikdo nepotřebuje, nechceme držet, a tak účet **{{account.deleteOn}}** smažeme i s adresami, psy a kredity.

Chcete ho nechat? Stačí se do té doby jednou přihlásit:

[Přihlásit se]({{links.login}})

Pokud ho už nepotřebujete, nemusíte dělat nic. Faktury a objednávky ponecháme jen po dobu, kterou ukládá zákon.`,
  },
  /** A statement of the account that offers nothing, and goes only to who wants reminders of credits. */
  'credits-earned': {
    kind: 'transactional',
    subject: 'Máte nové kredity: {{credits.earned}}',
    preheader: 'Za objednávku {{order.number}}, použijete je v košíku.',
    title: 'Máte nové kredity',
    body: `Za objednávku **{{order.number}}** máte na účtu **{{credits.earned}}**, platí do {{credits.validTo}}. Celkem teď můžete použít **{{credits.usable}}**.

[Přehled kreditů]({{links.credits}})

> Kredity za objednávku přibudou, až uplyne lhůta na vrácení zboží. Píšeme, protože jste si přáli upozornění na kredity. [Vypnout je]({{links.stop}})`,
  },
  'dog-birthday': {
    kind: 'commercial',
    subject: 'Všechno nejlepší! {{dog.names}} má od nás dárek',
    preheader: 'Kredity jsou na účtu: {{credits.amount}}.',
    title: 'Všechno nejlepší do misky',
    body: `**{{dog.names}}** slaví narozeniny. Na účtu jsou k tomu nové kredity: **{{credits.amount}}**, platí do **{{credits.validTo}}**.

[Vybrat pamlsek]({{links.shop}}) · [Přehled kreditů]({{links.credits}})

> Píšeme, protože jste si přáli zprávy o kreditech. Dárek přijde jednou za rok, i když se datum v profilu změní.`,
  },
  'dog-found': {
    kind: 'transactional',
    subject: 'Někdo našel psa se známkou: {{dog.name}}',
    preheader: 'Kde a jak se s ním spojit, stojí uvnitř.',
    title: 'Někdo našel psa jménem {{dog.name}}',
    body: `{{find.at}} nám napsal člověk, který načetl kód na známce. Posíláme jeho slova tak, jak je napsal:

**Kde:** {{find.place}}

**Spojení na nálezce:** {{find.contact}}

**Vzkaz:** {{find.message}}

[Moji psi]({{links.dogs}})

> Nálezce neví, kdo jste, ani odkud píšeme. Ozvete se mu sami, kdy a jak chcete. Neposílejte nikomu peníze předem. Ztratila se jen známka? V účtu ji jedním stiskem zrušíte a vyrobíte novou.`,
  },
  'credits-expiring': {
    kind: 'transactional',
    subject: 'Vašim kreditům se blíží konec platnosti',
    preheader: 'Propadnou {{credits.validTo}}, v košíku je použijeme jako první.',
    title: 'Kreditům se blíží konec',
    body: `Blíží se konec platnosti části vašich kreditů. Počet: **{{credits.expiring}}**. Platí do: **{{credits.validTo}}**. V košíku je použijeme jako první, stačí zaškrtnout „Použít kredity“.

[Vybrat krmivo]({{links.shop}}) · [Přehled kreditů]({{links.credits}})`,
  },
})
