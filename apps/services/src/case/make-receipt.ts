import type { SheetDocument } from '@shop/contract/sheet'
import { formatCredits } from '@shop/czech/format-credits'
import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { verdictOf } from '@shop/domain/case/check-decision'
import { type CaseOrder, selectCaseOrder } from '#app/case/case-order.sql'
import { type DecisionRow, selectCaseLines, selectDecisions } from '#app/case/case-parts.sql'
import { type CaseRow, selectCase } from '#app/case/cases.sql'
import { formatReceived, tellReceived } from '#app/case/emails/case-story'
import { ADR, PROBLEMS, tellOutcome, VERDICTS, WISHES } from '#app/case/emails/case-words'
import { isAwaited } from '#app/case/is-awaited'
import { namesOf } from '#app/case/quote-case'
import { toSheetPdf } from '#app/document/pdf/sheet-pdf'
import { toSender } from '#app/mail/company'
import type { MailAttachment } from '#app/mail/mailer'
import { selectSeller } from '#app/seller/seller.sql'
import type { Db } from '#app/store/database'

const TITLES: Readonly<Record<CaseRow['kind'], string>> = {
  withdrawal: 'Potvrzení o přijetí odstoupení od smlouvy',
  complaint: 'Potvrzení o přijetí reklamace',
  guarantee: 'Potvrzení o přijetí žádosti Nechutná? Vrátíme peníze',
}

const WORDS = { form: 'Vlastními slovy', staff: 'Co se stalo' } as const
const TOLD = { form: 'odeslali', staff: 'nám sdělili' } as const

/** Who, what and when, on paper; once it is decided it is the protocol of how it ended. */
export async function makeReceipt(db: Db, caseId: number): Promise<Buffer> {
  const given = await selectCase(db, caseId)
  const order = given && (await selectCaseOrder(db, given.orderId))
  if (!order) throw new Error(`Case ${caseId} is gone.`)
  const lines = await selectCaseLines(db, caseId)
  const decisions = await selectDecisions(db, caseId)
  const seller = await selectSeller(db)
  const origin = given.channel === 'form' ? 'form' : 'staff'
  const document: SheetDocument = {
    title: given.decidedAt === null ? TITLES[given.kind] : `Protokol k podání ${given.number}`,
    lead: toSender(seller),
    facts: toFacts(given, order, seller.returnAddress),
    sections: [
      {
        heading: 'Čeho se týká',
        text: given.declaration === '' ? [] : cut(`„${given.declaration}“`),
        table: {
          columns: [
            { label: 'Zboží', align: 'start' },
            { label: 'Kusů', align: 'end' },
          ],
          rows: lines.map(({ position, pieces }) => [nameOf(order, position), String(pieces)]),
        },
        chart: null,
      },
      ...(given.description === ''
        ? []
        : [{ heading: WORDS[origin], text: cut(given.description), table: null, chart: null }]),
      ...(given.decidedAt === null ? [] : [toDecided(given, order, decisions)]),
    ],
    foot: `Uschovejte si tento doklad. Vytištěno z údajů, které jste ${TOLD[origin]}; čas je středoevropský.`,
  }
  return toSheetPdf(document, 'Čenich', given.decidedAt ?? given.submittedAt)
}

function toFacts(given: CaseRow, order: CaseOrder, returnAddress: string): SheetDocument['facts'] {
  const { number, kind, name, email, phone, problem, wish, decideBy, quoted } = given
  return [
    { label: 'Číslo podání', value: number },
    { label: 'Přijato', value: tellReceived(given) },
    { label: 'Objednávka', value: order.number },
    { label: 'Jméno', value: name },
    { label: 'Kontakt', value: [email, phone].filter(Boolean).join(', ') },
    ...(problem === null ? [] : [{ label: 'Vada', value: PROBLEMS[problem] }]),
    { label: 'Požadavek', value: WISHES[wish] },
    ...(kind === 'complaint' ? [] : [{ label: 'Cena podle objednávky', value: formatPrice(quoted) }]),
    ...toReturn(given, returnAddress),
    { label: 'Vyřídíme do', value: formatDate(decideBy) },
  ]
}

/** Where goods that are waited for go to, by when and with which code. */
function toReturn(given: CaseRow, returnAddress: string): SheetDocument['facts'] {
  const { sendBy, returnWay, returnCode } = given
  if (given.decidedAt !== null || (sendBy === null && !isAwaited(given))) return []
  const until = sendBy === null ? [] : [{ label: 'Zboží podejte do', value: formatDate(sendBy) }]
  if (returnWay === 'own') return [...until, { label: 'Adresa pro vrácení', value: returnAddress }]
  const value = returnCode === null ? 'kód přijde e-mailem' : `kód ${returnCode}`
  return [...until, { label: 'Podání u Zásilkovny', value }]
}

function toDecided(
  given: CaseRow,
  order: CaseOrder,
  decisions: readonly DecisionRow[],
): SheetDocument['sections'][number] {
  const at = given.decidedAt ?? given.submittedAt
  const verdict = verdictOf(decisions)
  const rest = verdict === 'accept' ? [] : cut(ADR)
  return {
    heading: `Rozhodnutí z ${formatReceived(at)}`,
    text: [
      VERDICTS[verdict],
      ...(given.decidedAmount ? [`Vracíme ${formatPrice(given.decidedAmount)}.`] : []),
      ...(given.creditsGranted > 0 ? [`Připsali jsme ${formatCredits(given.creditsGranted)}.`] : []),
      ...cut(given.note),
      ...rest,
    ].slice(0, 12),
    table: {
      columns: [
        { label: 'Zboží', align: 'start' },
        { label: 'Kusů', align: 'end' },
        { label: 'Jak', align: 'start' },
        { label: 'Důvod', align: 'start' },
      ],
      rows: decisions.map(({ position, pieces, outcome, amount, reason }) => [
        nameOf(order, position),
        String(pieces),
        tellOutcome(outcome, amount),
        reason,
      ]),
    },
    chart: null,
  }
}

function nameOf(order: CaseOrder, position: number): string {
  const { name, variantName } = namesOf(order, position)
  return [name, variantName].filter(Boolean).join(', ')
}

/** A sheet takes lines of a few hundred letters; nothing of what somebody wrote is left out. */
function cut(text: string): string[] {
  return text.match(/[\s\S]{1,380}(?:\s|$)|[\s\S]{1,380}/g)?.map((part) => part.trim()) ?? []
}

/** The receipt of a case, for the mail about `case:id`. */
export async function receiptAttachment(db: Db, object: string): Promise<MailAttachment[]> {
  const id = Number(object.replace('case:', ''))
  const given = await selectCase(db, id)
  if (!given) throw new Error(`There is no case for the mail about ${object}.`)
  const content = await makeReceipt(db, id)
  return [{ filename: `${given.number}.pdf`, content, contentType: 'application/pdf' }]
}
