import type { StaffRole } from '@shop/contract/staff/staff-rights'
import { pluralForm } from '@shop/czech/plural'

export const SETTING = {
  title: 'Nastavení',
  tabs: { shop: 'Obchod', people: 'Lidé', benches: 'Stoly a tiskárny', own: 'Přihlášení a upozornění' },
  people: 'Kdo tu pracuje',
  name: 'Jméno',
  role: 'Práce',
  factor: 'Druhý krok',
  seen: 'Naposledy tu',
  never: 'ještě nebyl(a)',
  has: 'má',
  missing: 'chybí',
  owner: 'schvaluje',
  disabled: 'nemá přístup',
  disable: 'Odebrat přístup',
  enable: 'Vrátit přístup',
  invite: 'Pozvat',
  inviteTitle: 'Pozvat do zázemí',
  email: 'Pracovní e-mail',
  send: 'Poslat pozvánku',
  sent: (email: string) => `Pozvánka odešla na ${email}. Platí tři dny.`,
  invited: 'Pozvaní',
  expires: 'Platí do',
  withdraw: 'Odvolat',
  onlyOwner: 'Lidi přidává a odebírá jen majitel obchodu.',
  roles: {
    staff_support: 'Péče o zákazníky',
    staff_warehouse: 'Sklad',
    staff_content: 'Obsah',
    staff_accounting: 'Účetnictví',
    staff_admin: 'Správa',
  } satisfies Record<StaffRole, string>,
  reset: 'Ztracený druhý krok…',
  resetTitle: (name: string) => `Zrušit druhé ověření: ${name}`,
  resetSentence:
    'Zruší se aplikace s kódy, přístupové klíče i záložní kódy. Přihlášení všude hned skončí a přijde o tom e-mail. Po zadání hesla se nastaví nové. Nejdřív si ověřte, s kým mluvíte.',
  resetNow: 'Zrušit druhé ověření',
  resetDone: (name: string) => `Hotovo. ${name} si při přihlášení nastaví nové druhé ověření.`,
  refusals: {
    own_factor: 'Vlastní druhé ověření vám zruší jen jiný majitel.',
    member_exists: 'S touto adresou už někdo účet má.',
    last_owner: 'Poslední majitel o přístup přijít nemůže.',
    proof_too_old: 'Bez kódu z aplikace to nejde.',
    invalid_input: 'Vyplňte adresu.',
  } as Record<string, string>,
  refused: 'Nepodařilo se to. Zkuste to znovu.',
} as const

export const OWN = {
  title: 'Čím se přihlašujete',
  app: 'Aplikace s kódy',
  set: 'nastavená',
  notSet: 'není',
  passkeys: 'Přístupové klíče',
  codes: 'Záložní kódy',
  left: (count: number) =>
    count === 0
      ? 'žádný nezbývá'
      : `${pluralForm(count, { one: 'zbývá', few: 'zbývají', many: 'zbývá', other: 'zbývá' })} ${count}`,
  few: 'vytvořte si nové',
  renewTitle: 'Nové záložní kódy',
  renewSentence:
    'Deset kódů pro den, kdy nebudete mít telefon. Každý platí jednou místo kódu z aplikace. Staré kódy přestanou platit.',
  password: 'Vaše heslo',
  renew: 'Vytvořit nové kódy',
  once: 'Opište si je teď, podruhé se neukážou. Nenechávejte je u počítače.',
  written: 'Mám je zapsané',
  refusals: {
    password_wrong: 'Heslo nesouhlasí.',
    proof_too_old: 'Bez kódu z aplikace to nejde.',
    too_many_attempts: 'Příliš mnoho pokusů. Zkuste to za hodinu.',
  } as Record<string, string>,
} as const

/** Notices of the browser; by mail they come anyway. */
export const NOTICES = {
  title: 'Upozornění na tomto zařízení',
  sentence:
    'Když přibude práce, která je vaše, přijde e-mail. Prohlížeč to umí říct taky, i když je zázemí zavřené: nejvýš jednou za půl hodiny, od 7 do 19 hodin, jen počty a žádné jméno.',
  warehouse: 'Skladu upozornění neposíláme: co čeká na sbalení, ukazuje stránka Dnes.',
  noKeys: 'Upozornění v prohlížeči jsou vypnutá: server k nim nemá klíče. E-maily chodí dál.',
  unsupported: 'Tento prohlížeč upozornění neumí. E-maily chodí dál.',
  caption: 'Zařízení s upozorněním',
  none: 'Zatím na žádném zařízení.',
  device: 'Zařízení',
  unknown: 'neznámý prohlížeč',
  here: 'tady',
  since: 'Zapnuto',
  told: 'Naposledy přišlo',
  notYet: 'ještě nic',
  turnOn: 'Zapnout na tomto zařízení',
  drop: 'Vypnout',
  dropOf: (device: string) => `Vypnout: ${device}`,
  outcomes: {
    on: 'Zapnuto. Ozveme se, až něco přibude.',
    off: 'Vypnuto.',
    denied: 'Prohlížeč upozornění nedovolil. Povolte je v jeho nastavení pro tuto stránku.',
    failed: 'Nepodařilo se to. Zkuste to znovu.',
  },
} as const

export const BENCHES = {
  benches: 'Balicí stoly',
  printers: 'Tiskárny štítků',
  addBench: 'Přidat stůl',
  addPrinter: 'Přidat tiskárnu',
  name: 'Název',
  printer: 'Tiskárna',
  state: 'Stav',
  kind: 'Jak tiskne',
  code: 'Kód v nastavení serveru',
  waiting: 'Čeká štítků',
  active: 'balí se u něj',
  inactive: 'mimo provoz',
  inUse: 'U stolu se balí',
  change: 'Změnit',
  changeOf: (name: string) => `Změnit: ${name}`,
  rename: 'Přejmenovat',
  renameOf: (name: string) => `Přejmenovat: ${name}`,
  save: 'Uložit',
  kinds: { zpl: 'přímo, ZPL', pdf: 'z prohlížeče, PDF' },
  byCode: (code: string) => `přímo, ZPL (${code})`,
  codeSentence: 'Adresu přímé tiskárny zná jen nastavení serveru; nabízejí se ty, které tu ještě nejsou.',
  sentence: 'Štítky, které čekají u staré tiskárny, vyjedou z nové.',
  failed: 'Nepodařilo se načíst.',
  refusals: {
    name_taken: 'Tak už se tu něco jmenuje.',
    bench_busy: 'U stolu se právě balí nebo z jeho tiskárny nevyjely štítky.',
    printer_unknown: 'Takovou tiskárnu nastavení serveru nezná.',
    invalid_input: 'Vyplňte název.',
  } as Record<string, string>,
} as const
