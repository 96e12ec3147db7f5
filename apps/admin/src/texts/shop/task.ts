import type { StaffTaskKind } from '@shop/contract/staff/staff-tasks'

interface TaskWords {
  title: string
  /** What to do, in one sentence. */
  what: string
}

const MONEY = {
  bank_movement: { title: 'Platba bez objednávky', what: 'Přiřaďte ji v Platby › K přiřazení.' },
  bank_not_read: {
    title: 'Výpis z banky se nenačetl',
    what: 'Zkontrolujte klíč k bance. Platby převodem se zatím nepárují.',
  },
  bank_page_lost: {
    title: 'Banka nevydala část výpisu',
    what: 'Stáhněte ten úsek v internetovém bankovnictví a porovnejte ho.',
  },
  bank_row_unreadable: {
    title: 'Řádek výpisu se nedal přečíst',
    what: 'Najděte platbu v bance a přiřaďte ji ručně.',
  },
  cash_over: { title: 'Dobírka vybrala víc, než měla', what: 'Rozdíl vraťte zákazníkovi převodem.' },
  charged_back: {
    title: 'Banka vzala platbu zpět',
    what: 'Spojte se se zákazníkem a rozhodněte, co s objednávkou.',
  },
  cod_not_collected: {
    title: 'Dobírku si nikdo nepřevzal',
    what: 'Zavolejte zákazníkovi. Další dobírku mu zatím nenabídneme.',
  },
  gateway_refused: { title: 'Platební brána příkaz odmítla', what: 'Podívejte se na platbu v administraci brány.' },
  late_money: {
    title: 'Peníze přišly pozdě',
    what: 'Objednávka už skončila. Domluvte se, zda zboží poslat, nebo peníze vrátit.',
  },
  late_report: {
    title: 'Zpráva od brány přišla pozdě',
    what: 'Porovnejte stav platby tady a v administraci brány.',
  },
  money_over: { title: 'Zaplaceno víc, než se mělo', what: 'Přeplatek vraťte zákazníkovi.' },
  payment_not_read: {
    title: 'Stav platby nejde zjistit',
    what: 'Brána o ní neodpovídá. Podívejte se do její administrace.',
  },
  payment_trouble: { title: 'Platba potřebuje rozhodnout', what: 'Otevřete objednávku a dořešte její peníze.' },
  refund_left_twice: {
    title: 'Vratka odešla dvakrát',
    what: 'Jednou z banky a jednou z brány. Požádejte zákazníka o vrácení.',
  },
  refund_not_documented: { title: 'K vratce chybí opravný doklad', what: 'Vystavte ho, nebo napište účetní proč ne.' },
  refund_the_rest: { title: 'Zbytek vratky čeká', what: 'První platba na ni nestačila. Vraťte zbytek z další.' },
  remittance_missing: { title: 'Dopravce neposlal dobírku', what: 'Zeptejte se ho, kdy ji vyplatí.' },
  remittance_row: { title: 'Řádek výplaty dobírek nesedí', what: 'Porovnejte částku se zásilkou.' },
  remittance_unpaid: {
    title: 'Výplata dobírek nedorazila na účet',
    what: 'Soubor máme, peníze ne. Napište dopravci.',
  },
  report_does_not_fit: {
    title: 'Brána hlásí jinou částku nebo objednávku',
    what: 'Nic jsme nezaúčtovali. Porovnejte ji s administrací brány.',
  },
  send_refund_by_transfer: { title: 'Vratku poslat převodem', what: 'Kartou to nejde. Pošlete ji z banky a potvrďte.' },
  voucher_refunded: {
    title: 'Peníze za poukaz se vrátily',
    what: 'Poukaz jsme zastavili. Domluvte se se zákazníkem a poukaz ukončete, nebo ho zase povolte.',
  },
} as const satisfies Partial<Record<StaffTaskKind, TaskWords>>

const ORDERS = {
  check_returned_goods: {
    title: 'Vrácené zboží prohlédnout',
    what: 'Zásilka se vrátila. Zkontrolujte ji a naskladněte, nebo vyřaďte.',
  },
  label_not_cancelled: {
    title: 'Štítek se u dopravce nezrušil',
    what: 'Zrušte zásilku v jeho administraci, ať ji neúčtuje.',
  },
  label_refused: { title: 'Dopravce odmítl štítek', what: 'Opravte adresu nebo zásilku a zkuste to znovu.' },
  order_delivered: {
    title: 'Doručeno, i když nemělo být',
    what: 'Objednávka byla zrušená nebo nepřevzatá. Dořešte peníze.',
  },
  order_hold: { title: 'Objednávka je pozastavená', what: 'Rozhodněte, zda pokračuje.' },
  order_paid: {
    title: 'Zaplaceno, i když se nečekalo',
    what: 'Objednávka čeká na schválení nebo je zrušená. Schvalte ji, nebo peníze vraťte.',
  },
  order_parcel_returned: {
    title: 'Zásilka se vrátila',
    what: 'Zavolejte zákazníkovi, zda ji poslat znovu, nebo vrátit peníze.',
  },
  packing_aside: { title: 'Odloženo při balení', what: 'Balení se zastavilo. Zjistěte proč a pusťte ho dál.' },
  parcel_does_not_fit: {
    title: 'Hlášení dopravce nesedí k objednávce',
    what: 'Zeptejte se dopravce, kde zásilka je.',
  },
  order_unsent: {
    title: 'Objednávka neodešla včas',
    what: 'Slíbený den je pryč a zboží je u nás. Zákazník o tom ví. Odešlete ho co nejdřív.',
  },
  parcel_late: { title: 'Zásilka má zpoždění', what: 'Zákazník o tom ví. Zeptejte se dopravce.' },
  parcel_trouble: { title: 'Potíž se zásilkou', what: 'Podívejte se na její cestu a domluvte se s dopravcem.' },
  plan_cycle_blocked: {
    title: 'Pravidelný balík nejde poslat',
    what: 'Otevřete plán. Zkoušíme to každý den znovu.',
  },
  starter_packs: {
    title: 'Startovací balíčky pro chovatele',
    what: 'Přibalte je k jeho další objednávce.',
  },
} as const satisfies Partial<Record<StaffTaskKind, TaskWords>>

const CASES = {
  batch_check: { title: 'Prověřit šarži', what: 'Podívejte se na archivní vzorek a výsledek napište zákazníkovi.' },
  blocked_batch: {
    title: 'V objednávce je stažená šarže',
    what: 'Zabalte jinou šarži, nebo se domluvte se zákazníkem.',
  },
  case_before_dispatch: { title: 'Odstoupení před odesláním', what: 'Zásilku už neposílejte a případ rozhodněte.' },
  case_late_goods: {
    title: 'Zboží přišlo po rozhodnutí',
    what: 'U případu je vidět, kolik ho dorazilo. Za co zákazník peníze dostal, naskladněte nebo vyřaďte. Na zbytek založte nový případ, nebo ho pošlete zpět.',
  },
  case_lead: { title: 'Případ čeká na rozhodnutí', what: 'Dvě třetiny lhůty jsou pryč.' },
  case_overdue: { title: 'Případ je po lhůtě', what: 'Rozhodněte ho hned.' },
  case_urgent: { title: 'Případu končí lhůta', what: 'Rozhodněte ho dnes.' },
  case_without_replacement: {
    title: 'Výměna nejde poslat',
    what: 'Náhradní zboží není. Nabídněte jiné, nebo peníze.',
  },
  recall_approval: { title: 'Stažení šarže čeká na druhého', what: 'Potvrďte ho ve Sklad › Šarže.' },
  recall_letter: {
    title: 'Zprávu o stažení šarže nešlo poslat',
    what: 'Zavolejte nebo napište zákazníkovi jinak.',
  },
} as const satisfies Partial<Record<StaffTaskKind, TaskWords>>

const PEOPLE = {
  campaign_braked: {
    title: 'Rozesílka zabrzdila',
    what: 'Vrací se příliš mnoho dopisů. Podívejte se do Obsah › Kampaně.',
  },
  campaign_returned: {
    title: 'Na dopis chodí stížnosti',
    what: 'Nebo se vrací. Podívejte se do Obsah › Kampaně.',
  },
  fair_credits: { title: 'Připsat kredity z veletrhu', what: 'Výherce nemá účet. Domluvte se s ním.' },
  fair_prize_to_send: { title: 'Poslat výhru z veletrhu', what: 'Adresa je u výhry v Prodejci › Veletrhy.' },
  letter_missing: { title: 'Chybí dopis měsíce', what: 'Napište ho v Obsah › Kampaně.' },
  review_reported: { title: 'Nahlášená recenze', what: 'Posuďte ji ve Zprávy › Recenze.' },
  unhappy_answer: { title: 'Nespokojená odpověď v dotazníku', what: 'Ozvěte se zákazníkovi.' },
} as const satisfies Partial<Record<StaffTaskKind, TaskWords>>

const MACHINE = {
  batch_item_failed: {
    title: 'Úloha se nepovedla ani na popáté',
    what: 'Ostatní položky šly dál. Podívejte se do Hlídač › Úlohy, nebo to předejte vývojářům.',
  },
  carrier_feed: { title: 'Výdejní místa se nenačetla', what: 'Podívejte se do Nastavení › Doprava.' },
  edge_behind: {
    title: 'Stránky se neobnovují včas',
    what: 'Mezipaměť webu neodpovídá. Předejte to vývojářům.',
  },
} as const satisfies Partial<Record<StaffTaskKind, TaskWords>>

export const TASKS = {
  title: 'Úkoly',
  sentence: 'Co nejde udělat samo. Hotové zmizí ze seznamu a zůstane v záznamu.',
  none: 'Nic nečeká.',
  columns: { task: 'Úkol', order: 'Objednávka', since: 'Čeká od' },
  done: 'Hotovo',
  doneOf: (title: string, number: string | null) => (number ? `Hotovo: ${title}, ${number}` : `Hotovo: ${title}`),
  note: 'Jak to dopadlo (nepovinné)',
  closed: (title: string) => `Hotovo: ${title}.`,
  gone: 'Úkol už mezitím zavřel někdo jiný.',
  more: (shown: number) => `Ukazujeme ${shown} nejstarších.`,
  words: { ...MONEY, ...ORDERS, ...CASES, ...PEOPLE, ...MACHINE } satisfies Record<StaffTaskKind, TaskWords> as Record<
    string,
    TaskWords
  >,
}
