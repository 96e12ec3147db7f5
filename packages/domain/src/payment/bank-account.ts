import { ok, type Result, refuse } from '../result.ts'

/** A Czech account, each part without leading zeros (the bank code keeps them). An empty prefix means none. */
export type BankAccount = { readonly prefix: string; readonly number: string; readonly bank: string }

export type AccountRefusal = 'not_an_account' | 'prefix_check_failed' | 'number_check_failed'

const NUMBER_WEIGHTS = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]
const PREFIX_WEIGHTS = [10, 5, 8, 4, 2, 1]

export function parseAccount(text: string): Result<BankAccount, AccountRefusal> {
  const match = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/.exec(text.replaceAll(/\s/g, ''))
  if (!match) return refuse('not_an_account')
  const [, prefix = '', number = '', bank = ''] = match
  return checkAccount({ prefix: dropZeros(prefix), number: dropZeros(number), bank })
}

/** Both checks are needed: an IBAN can be arithmetically right around an account that cannot exist. */
export function checkAccount(account: BankAccount): Result<BankAccount, AccountRefusal> {
  if ((account.number.match(/[1-9]/g) ?? []).length < 2) return refuse('not_an_account')
  if (!isDivisibleBy11(account.prefix.padStart(6, '0'), PREFIX_WEIGHTS)) return refuse('prefix_check_failed')
  if (!isDivisibleBy11(account.number.padStart(10, '0'), NUMBER_WEIGHTS)) return refuse('number_check_failed')
  return ok(account)
}

export function formatAccount({ prefix, number, bank }: BankAccount): string {
  return `${prefix === '' ? '' : `${prefix}-`}${number}/${bank}`
}

function isDivisibleBy11(digits: string, weights: readonly number[]): boolean {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === 0
}

function dropZeros(digits: string): string {
  return digits.replace(/^0+/, '')
}
