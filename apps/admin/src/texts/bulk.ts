import { COLUMN_NAMES } from '@shop/contract/bulk/bulk-columns'
import type { BulkProblem, StaffBulk } from '@shop/contract/bulk/staff-bulk'
import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import type { BulkColumn } from '@shop/domain/bulk/bulk-field'
import type { Particular } from '@shop/domain/catalog/label-guard'
import { PRODUCT_STATES } from './product.ts'
import { PARTICULARS } from './shop/label-words.ts'

const forms = (count: number, one: string, few: string, many: string) =>
  pluralForm(count, { one, few, many, other: many })

export const BULK = {
  title: 'Importy',
  drop: 'Pusťte sem CSV',
  dropSentence: 'Nejdřív uvidíte rozdíl, nic se nezapíše. Prázdná buňka pole nechá, „(smazat)“ ho vyprázdní.',
  choose: 'Vybrat soubor',
  template: 'Stáhnout vzor s dnešními hodnotami',
  list: 'Importy a hromadné změny',
  none: 'Zatím nikdo nic neimportoval.',
  columns: { name: 'Soubor nebo změna', state: 'Stav', rows: 'Řádků', changed: 'Zapsáno', by: 'Kdo', when: 'Kdy' },
  steps: { file: 'Soubor', columns: 'Sloupce', difference: 'Rozdíl nanečisto', writing: 'Zápis' },
  stepsLabel: 'Kroky',
  rows: (count: number) => `${formatNumber(count)} ${forms(count, 'řádek', 'řádky', 'řádků')}`,
  known: (known: number, all: number) => `${known} z ${all} poznáno`,
  delimiters: { ';': 'středník', ',': 'čárka', '\t': 'tabulátor' } as Record<string, string>,
  back: 'Importy',
  refusals: {
    file_unreadable: 'Soubor neumíme přečíst. Má být CSV s hlavičkou a nejvýš 20 000 řádky.',
    bulk_state: 'Import je už o krok dál. Ukazujeme, jak to je teď.',
    version_conflict: 'Mezitím ho změnil někdo jiný. Ukazujeme, jak to je teď.',
    price_in_past: 'Ceny by začaly v minulosti. Zvolte jiný čas.',
    forbidden: 'Ceny zapisuje jen správce. Otevře si tento import a zapíše ho.',
  } as Record<string, string>,
  failed: 'Nepovedlo se, zkuste to znovu.',
}

export const BULK_STATES: Record<StaffBulk['state'], readonly [string, string]> = {
  columns: ['sloupce', 'inf'],
  reading: ['čteme', 'inf'],
  ready: ['nanečisto', 'inf'],
  applying: ['zapisuje se', 'wrn'],
  applied: ['zapsáno', 'ok'],
  undoing: ['bere se zpět', 'wrn'],
  undone: ['vzato zpět', 'bad'],
}

const SELECTIONS: Record<string, string> = {
  ...{
    productStatus: 'Stav produktů',
    vatClass: 'Sazba DPH',
    categories: 'Kategorie',
    tags: 'Štítky',
    price: 'Ceny o procenta',
  },
}
export const bulkName = ({ kind, name }: Pick<StaffBulk, 'kind' | 'name'>) =>
  kind === 'import' ? name : (SELECTIONS[name] ?? name)

export const COLUMNS_STEP = {
  table: 'Co který sloupec znamená',
  header: 'Sloupec v souboru',
  samples: 'První hodnoty',
  meaning: 'Pole v obchodě',
  meaningOf: (header: string) => `Pole pro sloupec ${header}`,
  skip: 'nečíst',
  priceList: 'Ceník',
  from: 'Platnost cen od',
  fromHint: 'Prázdné: ceny začnou zápisem.',
  submit: 'Ukázat rozdíl',
  needsSku: 'Jeden sloupec musí být SKU, podle něj balení poznáme. Žádné pole nesmí být dvakrát.',
}

export const DIFFERENCE = {
  reading: 'Porovnáváme soubor s obchodem. Můžete odejít, najdete to v Importech.',
  writing: (done: number, all: number) =>
    `Zapsáno ${formatNumber(done)} z ${formatNumber(all)}. Můžete odejít, najdete to v Importech.`,
  undoing: (done: number, all: number) => `Vráceno ${formatNumber(done)} z ${formatNumber(all)}.`,
  counts: { changed: 'změn', new: 'nové', same: 'beze změny', error: 'chyb' },
  chips: { changed: 'Změny', new: 'Nové', error: 'Chyby', same: 'Beze změny', refused: 'Nezapsáno', kept: 'Zůstalo' },
  average: 'Průměrná změna ceny',
  largest: 'Největší',
  rises: 'Zdražení',
  percent: (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value))} %`,
  chosen: (chosen: number, all: number) => `vybráno ${formatNumber(chosen)} z ${formatNumber(all)}`,
  table: 'Rozdíl po řádcích',
  columns: {
    line: 'Ř.',
    pack: 'Balení',
    field: 'Pole',
    before: 'V obchodě',
    after: 'V souboru',
    step: 'Rozdíl',
    effect: 'Dopad',
  },
  choose: (title: string) => `Zapsat ${title}`,
  chooseAll: 'Vybrat všechny',
  jump: 'nad 15 %, vyřazeno, potvrďte ručně',
  dearFirst: 'první cena nad 10 000 Kč, vyřazeno, potvrďte ručně',
  more: 'Další řádky',
  empty: 'Nic takového tu není.',
  nothing: '–',
  partly: (done: number, left: number) =>
    `Zapsáno ${formatNumber(done)}, ${formatNumber(left)} ${forms(left, 'řádek zůstal', 'řádky zůstaly', 'řádků zůstalo')}. Proč, je u každého.`,
  keptNote: (left: number) =>
    `${formatNumber(left)} ${forms(left, 'řádek se nevrátil', 'řádky se nevrátily', 'řádků se nevrátilo')}, někdo je mezitím změnil. Zůstaly, jak jsou.`,
}

export const WRITING = {
  title: 'Zápis',
  reason: 'Důvod',
  what: 'Co se stane',
  rows: (rows: number, fields: number) =>
    `${BULK.rows(rows)}, ${formatNumber(fields)} ${forms(fields, 'pole', 'pole', 'polí')}, jedna transakce po 100`,
  prices: (count: number) =>
    `${formatNumber(count)} ${forms(count, 'cenu zapíše', 'ceny zapíše', 'cen zapíše')} kniha cen`,
  drafts: 'nové zboží bude koncept',
  undoable: 'celé lze vzít zpět; co mezitím někdo změní, zůstane',
  submit: (changed: number, added: number) =>
    `Zapsat ${formatNumber(changed)} ${forms(changed, 'změnu', 'změny', 'změn')}${added > 0 ? ` a ${formatNumber(added)} ${forms(added, 'nové', 'nová', 'nových')}` : ''}`,
  nothing: 'Není co zapsat',
  onlyAdmin: 'Jsou tu ceny. Ty zapisuje jen správce: otevře si tento import a zapíše ho.',
  difference: 'Rozdíl jako CSV',
  errors: 'Chybné řádky jako CSV',
  source: 'Původní soubor',
  columns: 'Změnit sloupce',
  undo: 'Vzít celé zpět',
  undoTitle: (count: number) => `Vrátit ${formatNumber(count)} ${forms(count, 'změnu', 'změny', 'změn')}?`,
  undoSentence:
    'Každé pole se vrátí na původní hodnotu a v historii přibude, že se vrátilo. Co už někdo změnil znovu, zůstane a dostanete to v seznamu.',
  past: 'Minulé importy',
  hash: (hash: string) => `SHA-256 ${hash.slice(0, 12)}…`,
  wrote: (by: string, reason: string) => `${by} · ${reason}`,
}

const hinted = (hint: string, sentence: (hint: string) => string, plain: string) =>
  hint === '' ? plain : sentence(hint)

const PROBLEMS: Record<BulkProblem['code'], (problem: BulkProblem) => string> = {
  not_number: ({ hint }) => hinted(hint, (read) => `Není číslo. Nejspíš je to ${read}.`, 'Není číslo.'),
  not_whole: () => 'Má být celé číslo.',
  not_word: () => 'Tohle slovo tu neznáme.',
  not_ean: ({ hint }) => hinted(hint, (digit) => `Kontrolní číslice má být ${digit}.`, 'Není EAN.'),
  invalid: () => 'Tuhle hodnotu by nevzal ani formulář.',
  required: () => 'Chybí.',
  too_long: () => 'Je příliš dlouhé.',
  sku_missing: () => 'Bez SKU nevíme, o čem řádek je.',
  sku_twice: ({ hint }) => `Stejné SKU má řádek ${hint}.`,
  code_taken: ({ hint }) => hinted(hint, (who) => `Má ho už ${who}.`, 'Má ho už jiné balení.'),
  unknown: () => 'Neznáme.',
  said_otherwise: ({ hint }) => `Řádek ${hint} říká o stejném produktu něco jiného.`,
  price_twice: () => 'Běžná a akční cena najednou nejdou, jedna musí zůstat prázdná.',
  too_few_cells: () => 'Řádku chybí buňky.',
  label_incomplete: ({ hint }) => `Na etiketě by chybělo: ${PARTICULARS[hint as Particular]?.[0] ?? hint}.`,
  product_state: ({ hint }) => `Ze stavu ${PRODUCT_STATES[hint as keyof typeof PRODUCT_STATES] ?? hint} to nejde.`,
  edited_since: ({ hint }) =>
    hinted(hint, (who) => `Mezitím změněno (${who}), nepřepsali jsme.`, 'Mezitím to někdo změnil, nepřepsali jsme.'),
  first_price: () => 'Předtím cenu nemělo a kniha cen ji neumí smazat.',
  gone: () => 'Produkt tu není.',
  bundle: () => 'Sady se tudy nemění.',
  short_dated: () => 'Balení s krátkou trvanlivostí se tudy nemění. Má svou cenu a končí samo.',
  not_written: () => 'Databáze řádek nevzala, nic z něj se nezapsalo. Ostatní řádky běžely dál.',
  price_in_past: () => 'Cena by začala v minulosti.',
  on_sale: () => 'Balení je v akci. Akci nejdřív ukončete v Cenách, nebo vyplňte akční cenu.',
}

export function problemSentence(problem: BulkProblem): string {
  return PROBLEMS[problem.code](problem)
}

export const columnName = (column: BulkColumn) => COLUMN_NAMES[column][0]

export const VALUE_WORDS: Record<string, Record<string, string>> = {
  vatClass: { feed: 'krmivo', goods: 'zboží' },
  unit: { kg: 'kg', l: 'l', m: 'm', piece: 'ks' },
  multipack: { yes: 'ano', no: 'ne' },
  packStatus: { active: 'v prodeji', sell_out: 'doprodej', discontinued: 'ukončeno' },
  productStatus: PRODUCT_STATES,
}
export const SALE_WORD = 'akční'

const packs = (count: number) =>
  pluralForm(count, { one: 'produkt', few: 'produkty', many: 'produktu', other: 'produktů' })

export const BULK_EDIT = {
  open: (count: number) => `Upravit ${count} ${packs(count)}`,
  title: (count: number) => `Upravit ${count} ${packs(count)}`,
  sentence: 'Nejdřív uvidíte rozdíl, nic se nezapíše. Zápis jde vzít celý zpět.',
  choose: (name: string) => `Vybrat ${name}`,
  chooseAll: 'Vybrat všechny načtené',
  what: 'Co změnit',
  whats: {
    productStatus: 'Stav',
    categories: 'Kategorie',
    tags: 'Štítek',
    vatClass: 'Sazba DPH',
    price: 'Cena o procenta',
  },
  state: 'Nový stav',
  vat: 'Nová sazba',
  vats: { feed: 'krmivo', goods: 'zboží' },
  does: 'Přidat, nebo odebrat',
  doings: { add: 'přidat', remove: 'odebrat' },
  percent: 'O kolik procent, zlevnění s minusem',
  rounding: 'Zaokrouhlení',
  roundings: { crowns: 'na celé koruny', nines: 'na devítku na konci', halere: 'na haléře' },
  submit: 'Ukázat rozdíl',
}
