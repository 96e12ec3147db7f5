import { defineMails } from '#app/mail/define-mails'

/** Mails about the wholesale and breeder programmes. */
export const PROGRAMME_MAILS = defineMails({
  'wholesale-received': {
    kind: 'transactional',
    subject: 'Žádost o velkoobchod máme',
    preheader: 'Ozveme se do jednoho pracovního dne.',
    title: 'Žádost o velkoobchod máme',
    body: `Děkujeme za zájem o spolupráci. Žádost za **{{company.applicantName}}** (IČO {{company.applicantId}}) jsme přijali {{application.receivedAt}}.

Ověříme údaje v rejstříku a do jednoho pracovního dne se ozveme. Kdybychom potřebovali něco doplnit, zavoláme na {{application.phone}}.

Mezitím se můžete podívat na [podmínky velkoobchodu]({{links.wholesale}}).`,
  },
  'wholesale-approved': {
    kind: 'transactional',
    subject: 'Velkoobchodní účet je aktivní',
    preheader: 'Ceny bez DPH uvidíte hned po přihlášení.',
    title: 'Velkoobchodní účet je aktivní',
    body: `Žádost za **{{company.applicantName}}** jsme schválili. Po přihlášení uvidíte velkoobchodní ceny bez DPH.

[Přihlásit se a objednat]({{links.login}})

- Nejmenší objednávka: 5 000 Kč bez DPH.
- Množstevní sleva: 3 % od 15 000 Kč, 5 % od 30 000 Kč, 7 % od 60 000 Kč bez DPH.
- Doprava zdarma od 8 000 Kč bez DPH.
- Platba: karta, převod, faktura se splatností 14 dní.

Váš kontakt: velkoobchod, {{company.phone}}. Na [mapu prodejců]({{links.shopMap}}) se přihlásíte v účtu.`,
  },
  'wholesale-declined': {
    kind: 'transactional',
    subject: 'Vaše žádost o velkoobchod',
    preheader: 'Tentokrát ji schválit nemůžeme. Důvod je uvnitř.',
    title: 'Tentokrát to nevyšlo',
    body: `Žádost za **{{company.applicantName}}** jsme posoudili a teď ji schválit nemůžeme.

**Důvod:** {{application.reason}}

Když se okolnosti změní, podejte ji znovu, začneme s čistým stolem. Chovatelským stanicím a trenérům může víc sedět [program pro chovatele]({{links.breeders}}) nebo [kynologický program]({{links.trainers}}). Nakupovat za běžné ceny můžete samozřejmě dál.

S dotazem odpovězte na tuto zprávu, přečte ji člověk.`,
  },
  'breeder-application-received': {
    kind: 'transactional',
    subject: 'Žádost do programu pro chovatele máme',
    preheader: 'Ozveme se do jednoho pracovního dne.',
    title: 'Žádost máme',
    body: `Děkujeme. Žádost stanice **{{breeder.kennelName}}** jsme přijali {{application.receivedAt}}. Doklad o chovatelské stanici prověříme a do jednoho pracovního dne se ozveme.

Po schválení se vám zapne sleva 15 % na granule a konzervy, 12 % na doplňky a 10 % na ostatní. Chystáte vrh? Nahlaste ho aspoň tři týdny před předáváním štěňat, ať startovací balíčky dorazí včas.

[O programu]({{links.breeders}})`,
  },
  'breeder-application-approved': {
    kind: 'transactional',
    subject: 'Vítejte v programu pro chovatele',
    preheader: 'Sleva je zapnutá, startovací balíčky čekají.',
    title: 'Vítejte v programu pro chovatele',
    body: `Stanice **{{breeder.kennelName}}** je v programu. Sleva se počítá sama po přihlášení, kupon nepotřebujete.

[Nahlásit vrh]({{links.litter}}) · [Objednat krmivo]({{links.shop}})

- 15 % na granule a konzervy, 12 % na doplňky stravy, 10 % na ostatní,
- až deset startovacích balíčků ke každému vrhu,
- poradna k dávkování pro fenu i vrh, {{company.phone}}.`,
  },
})
