import type { AddedList, ListedRow } from '@shop/contract/wholesale/list'
import { formatNumber, formatWeight } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import { wholeCartons } from '@shop/domain/wholesale/pallet'

type Asked = Extract<ListedRow, { kind: 'ask' }>
type Ready = Extract<ListedRow, { kind: 'ready' }>
type Packs = NonNullable<Ready['goods']['packs']>

const rowsWord = (count: number) => pluralForm(count, { one: 'řádek', few: 'řádky', many: 'řádku', other: 'řádků' })
const packWords = { carton: 'karton', layer: 'vrstva', pallet: 'paleta' }
const piecesOf = (pieces: number) => `${formatNumber(pieces)} ks`

/** A pasted list and what became of its rows. */
export const quickOrderTexts = {
  ...typeset({
    title: 'Rychlá objednávka | Čenich',
    heading: 'Rychlá objednávka',
    lead: 'Vložte seznam z Excelu, e-mailu nebo pokladny. Poznáme kód, EAN i název a nic nezahodíme.',
    list: 'Seznam, jeden řádek je jedna položka',
    listHint: 'Stačí kód nebo EAN a počet. Oddělovač, pořadí sloupců ani diakritika nevadí. Nejvýš 1 000 řádků.',
    example: 'CN-GR-KUR-A-12K  20 ks',
    scan: 'Čtečka čárových kódů',
    scanHint: 'Klikněte sem a čtěte, nebo kód opište. Každé přečtení přidá do seznamu řádek s jedním kusem.',
    addRow: 'Přidat řádek',
    file: 'Nahrát CSV',
    fileHint: 'Soubor z Excelu nebo z pokladny. Přečteme ho stejně jako vložený seznam a přidáme ho za něj.',
    read: 'Přečíst seznam',
    result: 'Co jsme přečetli',
    ready: 'připraveno',
    asked: 'čeká na vás',
    unknown: 'neznámé',
    notGoods: 'není zboží',
    pieces: 'Kusů',
    skip: 'Vynechat',
    notGoodsHeading: 'Řádky, které nejsou zboží',
    header: 'hlavička',
    words: 'text bez kódu a počtu',
    unknownText: 'Takový kód, EAN ani název v obchodě není. Řádek vám necháme v seznamu.',
    total: 'Připravené řádky',
    weight: 'Hmotnost',
    pallets: 'Zaplní',
    before: 'Slevy celého košíku a dopravu spočítá košík.',
    add: 'Vložit do košíku',
    nothing: 'Není co vložit. Vyberte aspoň jeden řádek.',
    toCart: 'Do košíku',
    rest: 'Co se nevešlo, zůstalo v seznamu.',
  }),
  sentences: typeset({
    'text.required': 'Vložte seznam, nebo nahrajte soubor.',
    'text.too_long': 'Seznam je na jedno čtení moc dlouhý. Rozdělte ho na části, každou nejvýš o 1 000 řádcích.',
    'file.file_type': 'Tenhle soubor přečíst neumíme. Uložte tabulku jako CSV a nahrajte ji znovu.',
  }),
  scanned: (code: string) => typeset(`Přidáno do seznamu: ${code}`),
  rowsRead: (count: number) => typeset(`${formatNumber(count)} ${rowsWord(count)}, ke každému je odpověď`),
  net: { net: 'bez DPH', gross: 's DPH' },
  lines: (lines: readonly number[]) =>
    `${pluralForm(lines.length, { one: 'řádek', few: 'řádky', many: 'řádky', other: 'řádky' })} ${lines.join(', ')}`,
  known: ({ by, parts, goods }: Pick<Ready, 'by' | 'parts' | 'goods'>) => {
    const how = { sku: goods.sku, ean: `${goods.sku}, poznáno podle EAN`, name: `${goods.sku}, poznáno podle názvu` }[
      by
    ]
    return typeset(parts.length > 1 ? `${how}, sečteno: ${parts.join(' + ')}` : how)
  },
  cartons: (pieces: number, perCarton: number) => {
    const { down, up } = wholeCartons(pieces, perCarton)
    const whole = down > 0 ? `${formatNumber(down)} nebo ${piecesOf(up)}` : piecesOf(up)
    return typeset(`Karton má ${piecesOf(perCarton)}. Celé kartony jsou ${whole}.`)
  },
  packs: (packs: Packs) =>
    typeset(
      `Celé balení: ${packs.map(({ pack, pieces, amount }) => `${packWords[pack]} ${piecesOf(pieces)} za ${formatPrice(amount)}`).join(', ')}.`,
    ),
  kilograms: (grams: number) => formatWeight(grams),
  palletCount: (pallets: number) =>
    typeset(
      `${formatNumber(pallets)} ${pluralForm(pallets, { one: 'paleta', few: 'palety', many: 'palety', other: 'palet' })}`,
    ),
  notPacked: (rows: number) =>
    typeset(`${formatNumber(rows)} ${rowsWord(rows)} do palet nepočítáme, u zboží neznáme rozměr kartonu.`),
  each: (price: number) => `${formatPrice(price)} za kus`,
  why: ({ reason, pieces, choices }: Pick<Asked, 'reason' | 'pieces' | 'choices'>) =>
    typeset(
      {
        no_pieces: 'Nevíme, kolik kusů.',
        several: 'Může to být víc věcí. Kterou?',
        maybe: 'Tenhle kód neznáme. Nemáte na mysli tohle?',
        short: `Psali jste ${piecesOf(pieces ?? 0)}, skladem je jich ${formatNumber(choices[0]?.inStock ?? 0)}.`,
        not_sold: 'Tohle už neprodáváme.',
      }[reason],
    ),
  choice: (name: string, price: number) => `${name}, ${formatPrice(price)}`,
  refusals: {
    variant_gone: () => 'už se neprodává',
    line_limit: (most: number | null) => `v jedné objednávce nejvýš ${piecesOf(most ?? 0)}`,
    out_of_stock: (most: number | null) => `skladem je jen ${piecesOf(most ?? 0)}`,
    cart_full: (most: number | null) => `košík je plný, vejde se do něj nejvýš ${formatNumber(most ?? 0)}`,
  } satisfies Record<AddedList['refused'][number]['code'], (most: number | null) => string>,
  added: (added: number, refused: number) =>
    typeset(
      `Do košíku šlo ${formatNumber(added)} ${pluralForm(added, { one: 'zboží', few: 'druhy zboží', many: 'druhu zboží', other: 'druhů zboží' })}, nevešlo se ${formatNumber(refused)}.`,
    ),
}
