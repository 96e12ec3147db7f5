import type { BulkColumn } from '@shop/domain/bulk/bulk-field'
import { plain, UNITS, type Words } from '@shop/domain/bulk/read-cell'

/** What a column is called in a file: the first name is the one we write, the others are those that makers and tables use. */
export const COLUMN_NAMES: Readonly<Record<BulkColumn, readonly [string, ...string[]]>> = {
  sku: ['SKU', 'kód', 'kod zbozi', 'katalogové číslo', 'objednací číslo', 'code'],
  ean: ['EAN', 'čárový kód', 'gtin', 'ean13'],
  productName: ['produkt', 'název produktu', 'název', 'zboží', 'product'],
  kind: ['druh', 'typ zboží', 'kind'],
  packName: ['balení', 'název balení', 'varianta', 'pack'],
  price: ['prodejní cena', 'cena', 'cena s DPH', 'cena MOC s DPH', 'MOC', 'cena Kč', 'price'],
  salePrice: ['akční cena', 'akce', 'cena po slevě', 'sale price'],
  netWeightG: ['čistá hmotnost (g)', 'čistá hmotnost', 'hmotnost netto', 'netto', 'net weight'],
  grossWeightG: ['hrubá hmotnost (g)', 'hrubá hmotnost', 'hmotnost brutto', 'brutto', 'gross weight'],
  volumeMl: ['objem (ml)', 'objem'],
  widthMm: ['šířka (mm)', 'šířka'],
  heightMm: ['výška (mm)', 'výška'],
  depthMm: ['hloubka (mm)', 'hloubka'],
  vatClass: ['DPH', 'sazba DPH', 'sazba', 'vat'],
  unit: ['měrná jednotka', 'jednotka', 'mj'],
  unitQuantity: ['množství v měrné jednotce', 'množství MJ'],
  multipack: ['multipack', 'vícebalení'],
  packStatus: ['stav balení'],
  subtitle: ['podtitul'],
  brand: ['značka', 'brand'],
  originCountry: ['země původu', 'původ'],
  storageText: ['skladování'],
  approvalNumber: ['schvalovací číslo', 'číslo schválení'],
  maker: ['výrobce'],
  makerCountry: ['země výrobce'],
  euPerson: ['odpovědná osoba v EU', 'odpovědná osoba'],
  warnings: ['varování', 'bezpečnostní informace'],
  shortDescription: ['krátký popis'],
  description: ['popis', 'dlouhý popis'],
  seoTitle: ['SEO titulek'],
  seoDescription: ['SEO popis'],
  heurekaCategory: ['kategorie Heureka', 'heureka'],
  googleCategory: ['kategorie Google', 'google'],
  categories: ['kategorie'],
  tags: ['štítky', 'štítek'],
  productStatus: ['stav produktu', 'stav'],
}

/** Words of a cell, without diacritics. The first of each value is the one we write. */
export const COLUMN_WORDS = {
  vatClass: {
    krmivo: 'feed',
    '12': 'feed',
    '12 %': 'feed',
    '12%': 'feed',
    zbozi: 'goods',
    '21': 'goods',
    '21 %': 'goods',
    '21%': 'goods',
  },
  unit: { kg: 'kg', l: 'l', m: 'm', ks: 'piece', kus: 'piece' },
  multipack: { ano: 'yes', ne: 'no' },
  packStatus: { 'v prodeji': 'active', doprodej: 'sell_out', ukonceno: 'discontinued' },
  productStatus: { koncept: 'draft', 'v prodeji': 'active', doprodej: 'sell_out', ukonceno: 'discontinued' },
  kind: {
    ...{ granule: 'kibble', konzerva: 'can', kapsicka: 'pouch', pamlsek: 'treat', doplnek: 'supplement' },
    ...{ kosmetika: 'cosmetics', vybaveni: 'equipment', krabicka: 'box' },
  },
} as const satisfies Words

/** The column a header most likely is; null when nobody could tell. */
function suggestColumn(header: string): BulkColumn | null {
  const known = KNOWN.get(plain(header))
  if (known) return known
  const column = KNOWN.get(plain(header.replace(BRACKETS, ''))) ?? null
  const note = plain(BRACKETS.exec(header)?.[0].slice(1, -1) ?? '')
  return column !== null && fits(column, note) ? column : null
}

const BRACKETS = /\(.*\)|\[.*\]/u

/** „(kg)“ behind a column of grams, or „(bez DPH)“ behind a price, makes another column of it. */
function fits(column: BulkColumn, note: string): boolean {
  const units = UNITS[column]
  if (!units) return true
  const own = Object.entries(units).flatMap(([unit, times]) => (times === 1 ? plain(unit) : []))
  return note.split(' ').every((word) => own.includes(word) || WITH_TAX.has(word)) && note !== 'dph'
}

const WITH_TAX = new Set(['s', 'vc.', 'vcetne', 'dph'])

const KNOWN = new Map(
  (Object.entries(COLUMN_NAMES) as [BulkColumn, readonly string[]][]).flatMap(([column, names]) =>
    [...names, column].map((name): [string, BulkColumn] => [plain(name), column]),
  ),
)

/** One of each: the first header that fits has it. */
export function suggestColumns(headers: readonly string[]): (BulkColumn | null)[] {
  const taken = new Set<BulkColumn>()
  return headers.map((header) => {
    const column = suggestColumn(header)
    if (column === null || taken.has(column)) return null
    taken.add(column)
    return column
  })
}
