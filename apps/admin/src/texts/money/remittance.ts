import type { Remittance } from '@shop/contract/delivery/remittance'

type Outcome = Remittance['differences'][number]['outcome']

const REASONS: Readonly<Record<string, string>> = {
  columns: 'V hlavičce chybí sloupec s částkou, nebo sloupec s číslem zásilky či variabilním symbolem.',
  row: 'V některém řádku není částka, nebo neříká, čí peníze to jsou. Součet by pak neseděl na převod.',
}

export const REMITTANCES = {
  title: 'Odvody dopravců',
  read: 'Nahrát soubor odvodu',
  sentence:
    'CSV s hlavičkou: číslo zásilky nebo variabilní symbol a částka v korunách. Zaplacené budou objednávky ve chvíli, kdy na účtu najdeme převod na stejný součet.',
  symbol: 'Variabilní symbol převodu (když ho dopravce uvádí)',
  submit: 'Nahrát',
  done: 'Soubor je nahraný. Jakmile přijde převod na stejný součet, objednávky se zaplatí samy.',
  known: 'Tenhle soubor už nahraný je.',
  columns: {
    file: 'Soubor',
    carrier: 'Dopravce',
    readAt: 'Nahráno',
    total: 'Součet',
    rows: 'Zaplaceno řádků',
    state: 'Stav',
  },
  waiting: 'čeká na převod',
  settling: 'zapisuje se',
  booked: (day: string) => `převod přišel ${day}`,
  nobody: (number: string) => `Zásilka ${number}`,
  order: (number: string) => `Objednávka ${number}`,
  outcomes: {
    unknown: (amount) => `přišlo ${amount}, ale takovou dobírku nemáme`,
    repeated: (amount) => `přišlo ${amount}, ale dobírka už zaplacená je`,
    over: (amount, expected) => `přišlo ${amount}, čekali jsme ${expected}`,
    under: (amount, expected) => `přišlo jen ${amount}, čekali jsme ${expected}`,
  } satisfies Record<Outcome, (amount: string, expected: string) => string>,
  refusal: (code: string, details: unknown): string => {
    if (code !== 'file_unreadable') return 'Nepodařilo se to nahrát. Zkontrolujte pole a zkuste to znovu.'
    const { reason, line } = (details ?? {}) as { reason?: string; line?: number }
    const where = line === undefined ? '' : ` (řádek ${line})`
    return `${REASONS[reason ?? ''] ?? 'Soubor neumíme přečíst. Má to být CSV s hlavičkou.'}${where}`
  },
} as const
