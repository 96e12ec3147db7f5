import type { CaseKind } from '@shop/domain/case/case-state'

export const WRITE_DOWN = {
  open: 'Založit případ',
  title: 'Založit případ za zákazníka',
  sentence:
    'Pro to, co přišlo telefonem, e-mailem, dopisem nebo osobně. Zákazník dostane stejné potvrzení s odkazem, jako by poslal formulář.',
  kind: 'Druh',
  channel: 'Jak to přišlo',
  receivedOn: (kind: CaseKind) => (kind === 'withdrawal' ? 'Den odeslání' : 'Den přijetí'),
  receivedHint: (kind: CaseKind) => (kind === 'withdrawal' ? 'u dopisu podle razítka' : 'od něj běží lhůta'),
  lines: 'Čeho se to týká',
  piecesOf: (name: string) => `Kolik kusů: ${name}`,
  conditionOf: (name: string) => `V jakém stavu: ${name}`,
  of: (pieces: number) => `z ${pieces}`,
  wish: 'Co si zákazník přeje',
  problem: 'Co je špatně',
  noProblem: 'neuvedeno',
  returnWay: 'Jak zboží vrátí',
  returnWays: { own: 'po svém', packeta: 'přes Zásilkovnu' },
  description: 'Co se stalo',
  descriptionHint: 'zákazník si to přečte v potvrzení',
  name: 'Jméno',
  email: 'E-mail',
  phone: 'Telefon',
  asInOrder: 'prázdné: jako v objednávce',
  account: 'Číslo účtu',
  accountHint: 'když peníze nepřišly kartou',
  submit: 'Založit a potvrdit zákazníkovi',
  leave: 'Nechat být',
  nothingChosen: 'Vyberte aspoň jeden kus.',
} as const

const DAYS: Record<string, string> = {
  in_future: 'Ten den ještě nebyl. Zkontrolujte datum.',
  before_order: 'Ten den objednávka ještě nebyla. Zkontrolujte datum.',
}

const REFUSALS: Record<string, string> = {
  case_line_unknown: 'Objednávka se mezitím změnila a tolik kusů v ní není. Načtěte ji znovu.',
  case_day_refused: 'V ten den to přijít nemohlo.',
  invalid_input: 'Zkontrolujte e-mail, telefon, účet a datum. Objednávka bez e-mailu ho potřebuje vyplněný.',
  proof_too_old: 'Bez kódu z aplikace to nejde.',
  forbidden: 'Na tohle nemáte právo. Řekněte kolegovi z péče nebo správě.',
}

/** Never a code: a sentence with what can be done instead. */
export function tellRefusal({ code, details }: { code: string; details: unknown }): string {
  const { reason = '' } = (details ?? {}) as { reason?: string }
  return DAYS[reason] ?? REFUSALS[code] ?? 'Nepodařilo se to. Zkuste to znovu.'
}
