import { pluralForm } from '@shop/czech/plural'

export const SYSTEM = {
  title: 'Hlídač a úlohy',
  tabs: {
    prehled: 'Přehled',
    ukoly: 'Úkoly',
    hlidac: 'Hlídač',
    ulohy: 'Úlohy',
    maily: 'E-maily',
    srovnavace: 'Srovnávače',
    nenalezeno: 'Nenalezené',
    navstevnost: 'Návštěvnost',
    zaznam: 'Kdo co změnil',
    dotazniky: 'Dotazníky',
  },
  open: 'otevřít',
  all: 'Všechno',
  beside: 'Co se právě stalo',
  refused: 'Nepovedlo se to. Někdo to možná vyřídil před vámi, načtěte stránku znovu.',
  keys: { row: 'řádek' },
} as const

const counted = (count: number, forms: { one: string; few: string; many: string; other: string }) =>
  `${count} ${pluralForm(count, forms)}`

export const TRUTH = {
  head: (broken: number, all: number) =>
    broken === 0
      ? `Hlídač: všech ${all} pravd drží`
      : `Hlídač: ${counted(broken, { one: 'nepravda', few: 'nepravdy', many: 'nepravdy', other: 'nepravd' })} z ${all}`,
  unasked: 'Hlídač: zatím nic nevíme',
  toAsk: (count: number) =>
    `Hlídá se ${counted(count, { one: 'pravda', few: 'pravdy', many: 'pravdy', other: 'pravd' })}.`,
  rhythm: 'každých 5 minut poslední hodina, v noci všechno',
  late: (at: string) => `Hlídač neběží. Naposledy se ptal ${at}. Podívejte se na frontu úloh.`,
  neverChecked: 'Hlídač se ještě neptal. Běží pracovník, který dělá úlohy?',
  rest: (count: number) =>
    `${counted(count, { one: 'pravda drží', few: 'pravdy drží', many: 'pravdy drží', other: 'pravd drží' })}.`,
  show: 'Ukázat vše',
  hide: 'Skrýt',
  all: 'Pravdy, které drží',
  question: 'Na co se ptá',
  name: 'Jméno',
  lastBroken: 'Naposledy porušena',
  never: 'nikdy',
  rows: (count: number) => counted(count, { one: 'řádek', few: 'řádky', many: 'řádku', other: 'řádků' }),
  rowsCaption: 'Řádky, které si odporují',
  since: (at: string) => `od ${at}`,
  nothing: 'nic',
  again: 'Zeptat se znovu',
  nowHolds: 'Za poslední den už drží. Ze seznamu zmizí po noční kontrole.',
  byHand:
    'Sama se neopraví. Zastavte, co ji zhoršuje, a opravte příkazem nebo protizápisem; zapsané doklady a pohyby se nepřepisují.',
  mending: (jobs: number) =>
    `Spuštěno: ${counted(jobs, { one: 'úloha', few: 'úlohy', many: 'úlohy', other: 'úloh' })}. Za chvíli se zeptejte znovu.`,
} as const

/** What the repair of a truth does, before it is done. */
export const REPAIRS: Readonly<Record<string, { submit: string; sentence: string }>> = {
  mail_has_its_job: {
    submit: 'Poslat čekající e-maily',
    sentence: 'Každý z těchto e-mailů dostane znovu svou úlohu a odejde jednou.',
  },
  document_is_kept_or_being_drawn: {
    submit: 'Vytvořit soubory dokladů',
    sentence: 'Doklady se vytisknou do souborů znovu, čísla ani částky se nezmění.',
  },
  order_does_not_outlive_its_deadline: {
    submit: 'Nechat propadnout, co má',
    sentence: 'Zeptá se brány a objednávky po lhůtě bez peněz propadnou; zákazník dostane e-mail.',
  },
  ended_credits_are_entered: {
    submit: 'Zapsat propadlé kredity',
    sentence: 'Ke kreditům, kterým skončila platnost, se doplní zápis.',
  },
  bank_is_read: { submit: 'Přečíst banku', sentence: 'Načte výpis od posledního přečteného pohybu.' },
  movement_is_looked_at: {
    submit: 'Přečíst a přiřadit pohyby',
    sentence: 'Načte výpis a zkusí přiřadit pohyby, které ještě nikdo neposoudil.',
  },
  locked_cycle_is_placed: {
    submit: 'Založit objednávky plánů',
    sentence: 'Z uzavřených zásilek plánů vzniknou objednávky za ohlášenou cenu.',
  },
}

export const JOB = {
  failing: (dead: number) =>
    dead === 0
      ? 'Mrtvá úloha žádná'
      : counted(dead, { one: 'mrtvá úloha', few: 'mrtvé úlohy', many: 'mrtvé úlohy', other: 'mrtvých úloh' }),
  attemptsSentence: '12 pokusů za 16 hodin, pak úloha čeká na člověka',
  retryAll: 'Zkusit všechny mrtvé znovu',
  none: 'Nic neselhává.',
  caption: 'Úlohy, které selhaly',
  task: 'Úloha',
  about: 'Čeho se týká',
  answer: 'Poslední odpověď',
  attempts: 'Pokusů',
  ofAttempts: (done: number, most: number) => `${done} z ${most}`,
  next: 'Další pokus',
  actions: 'Co s tím',
  dead: 'mrtvá',
  noObject: 'nic určitého',
  retry: 'Zkusit znovu',
  retried: (count: number) =>
    `Zkouší se znovu: ${counted(count, { one: 'úloha', few: 'úlohy', many: 'úlohy', other: 'úloh' })}.`,
  skip: 'Zahodit úlohu',
  skipButton: 'Zahodit…',
  skipKey: 'zahodit s důvodem',
  skipTitle: (task: string) => `Zahodit úlohu „${task}“`,
  skipped: 'Úloha je pryč, důvod zůstal v záznamu.',
  loss: 'Co měla úloha udělat, se nestane.',
  noWayBack: 'Vzít zpět to nejde.',
  queue: 'Fronta a rozvrh',
  waiting: (count: number) => `čeká ${count}`,
  oldest: (at: string) => `nejstarší od ${at}`,
  noTimetable: 'Podle rozvrhu tu pro vás neběží nic.',
  notYet: 'ještě ne',
} as const

/** What is lost when a dead job is let go. */
export const LOSSES: Readonly<Record<string, string>> = {
  'send-mail': 'E-mail neodejde a zákazník se to od nás nedozví.',
  'label-parcel': 'Zásilka zůstane bez štítku a nikdo ji dopravci neohlásí.',
  'cancel-label': 'Dopravce bude dál čekat na zásilku, která nepřijede.',
  'cancel-superseded': 'Dopravce bude čekat na jednu zásilku dvakrát.',
  'print-labels': 'Štítky ve frontě této tiskárny nevyjedou, dokud je někdo nepošle znovu.',
  'send-refund': 'Peníze se zákazníkovi nevrátí. Nejdřív je pošlete jinak a zapište to.',
  'act-at-gateway': 'Brána nestrhne nebo neuvolní peníze na kartě zákazníka.',
  'read-payment': 'Stav platby u brány se nezjistí; objednávka může čekat na peníze, které přišly.',
  'make-document': 'Doklad nebude mít soubor a zákazník ho nedostane.',
  'answer-registration': 'Kdo se registroval, nedostane potvrzovací odkaz.',
  'answer-link-request': 'Kdo žádal o odkaz k přihlášení, ho nedostane.',
  'answer-order-request': 'Kdo ztratil odkaz na objednávku, ho znovu nedostane.',
  'answer-email-change': 'Změna e-mailu se nedokončí.',
  'answer-subscription': 'Přihlášení k odběru se nedokončí.',
  'answer-product-alert': 'Hlídání zboží se nezapne.',
  'answer-case-link': 'Kdo žádal o odkaz k formuláři, ho nedostane.',
  'send-push': 'Oznámení do prohlížeče nepřijde.',
  'send-staff-push': 'Upozornění pro obsluhu nepřijde; e-mail odešel zvlášť.',
  'make-review-pictures': 'Fotky u recenze se neukážou.',
  'decide-claim': 'Žádost Nechutná? počká na rozhodnutí člověka.',
  'make-return-code': 'Zákazník nedostane kód Zásilkovny; zboží může poslat vlastním dopravcem.',
  'work-bulk': 'Import stojí tam, kde skončil; co je zapsané, zůstává, zbytek se nezapíše.',
  'stop-batch': 'Krabice a objednávky se zablokovanou šarží nikdo nezastaví; projděte je ručně.',
  'tell-late-recall': 'Zákazník se o stažené šarži ve své krabici nedozví; zavolejte mu.',
  'tell-wording':
    'Část zákazníků se o novém znění podmínek nedozví; spusťte úlohu znovu, nikdo nedostane e-mail dvakrát.',
  'draw-uploads': 'Přílohy zprávy nepůjdou otevřít.',
  'track-pushed': 'Zpráva dopravce o zásilce zapadne; stav se zjistí až při dalším dotazu.',
  'measure-refund': 'Vratka chybí v měření, peněz se to netýká.',
}

/** What an object of a job or of a mail is, before its number. */
export const OBJECTS: Readonly<Record<string, string>> = {
  order: 'objednávka',
  parcel: 'zásilka',
  payment: 'platba',
  refund: 'vratka',
  document: 'doklad',
  ticket: 'zpráva',
  application: 'žádost',
  case: 'podání',
  customer: 'zákazník',
  plan: 'plán',
  cycle: 'zásilka plánu',
  review: 'recenze',
  user: 'účet',
}
