export type FakeTransfer = {
  readonly id: number
  readonly bookedOn: string
  /** Whole haléře; negative leaves the account. */
  readonly amount: number
  readonly currency: string
  readonly variableSymbol: string | null
  readonly message: string | null
  readonly counterAccount: string | null
  readonly counterBank: string | null
  readonly counterName: string | null
  readonly kind: string
}

const COLUMNS: Record<number, string> = {
  0: 'Datum',
  1: 'Objem',
  2: 'Protiúčet',
  3: 'Kód banky',
  4: 'KS',
  5: 'VS',
  6: 'SS',
  7: 'Uživatelská identifikace',
  8: 'Typ',
  9: 'Provedl',
  10: 'Název protiúčtu',
  12: 'Název banky',
  14: 'Měna',
  16: 'Zpráva pro příjemce',
  17: 'ID pokynu',
  18: 'Upřesnění',
  22: 'ID pohybu',
  25: 'Komentář',
  26: 'BIC',
}

type StatementOptions = {
  readonly lastDownload: number | null
  readonly isBare: boolean
  /** Id of a movement whose amount is no number. */
  readonly oddRow: string
}

/** The statement as the bank writes it: every movement is a row of numbered columns. */
export function toStatement(
  transfers: readonly FakeTransfer[],
  { lastDownload, isBare, oddRow }: StatementOptions,
): object {
  const ids = transfers.map(({ id }) => id)
  return {
    accountStatement: {
      info: {
        accountId: '2500000006',
        bankId: '2010',
        currency: 'CZK',
        iban: 'CZ4320100000002500000006',
        bic: 'FIOBCZPPXXX',
        openingBalance: 0,
        closingBalance: transfers.reduce((sum, { amount }) => sum + amount, 0) / 100,
        idFrom: ids.length > 0 ? Math.min(...ids) : null,
        idTo: ids.length > 0 ? Math.max(...ids) : null,
        idLastDownload: lastDownload,
      },
      transactionList: { transaction: transfers.map((transfer) => toRow(transfer, isBare, oddRow)) },
    },
  }
}

function toRow(transfer: FakeTransfer, isBare: boolean, oddRow: string): object {
  const needed: Record<number, string | number | null> = {
    22: transfer.id,
    0: `${transfer.bookedOn}+0100`,
    1: String(transfer.id) === oddRow ? `${transfer.amount / 100} Kč` : transfer.amount / 100,
    14: transfer.currency,
  }
  const optional: Record<number, string | number | null> = {
    2: transfer.counterAccount,
    3: transfer.counterBank,
    5: transfer.variableSymbol,
    8: transfer.kind,
    10: transfer.counterName,
    16: transfer.message,
  }
  const values = isBare ? needed : { ...needed, ...optional }
  return Object.fromEntries(
    Object.entries(COLUMNS).map(([id, name]) => {
      const value = values[Number(id)]
      return [`column${id}`, value === undefined || value === null ? null : { value, name, id: Number(id) }]
    }),
  )
}
