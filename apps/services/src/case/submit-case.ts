import type { CaseQuote, SubmitCase } from '@shop/contract/case/case'
import type { CaseProblem, WrittenDownChannel } from '@shop/domain/case/case-state'
import { formatAccount, parseAccount } from '@shop/domain/payment/bank-account'
import { ok, refuse } from '@shop/domain/result'
import { askForGoods } from '#app/case/ask-for-goods'
import { type CaseOrder, selectCaseOrder } from '#app/case/case-order.sql'
import { type CaseRow, insertCase, lockCase, selectCaseByKey, selectSameCase } from '#app/case/cases.sql'
import { changeCase } from '#app/case/change-case'
import { cutLines } from '#app/case/cut-lines'
import { declare } from '#app/case/emails/case-story'
import { queueCaseReceived } from '#app/case/emails/queue-case-mails'
import { openForm } from '#app/case/open-case'
import { openThread } from '#app/case/open-thread'
import { loadPaidMoney } from '#app/case/paid-money'
import { receiveReturned } from '#app/case/parcel/receive-returned'
import { isPayerKnown } from '#app/case/payer.sql'
import { areLinesOf } from '#app/case/preview-case'
import { quoteCase } from '#app/case/quote-case'
import { showCase } from '#app/case/show-case'
import { canSend, hasLeft, lockOwner, stopOrder, stopPacking } from '#app/case/stop-order'
import { toPhone } from '#app/customer/phone'
import { actorId, audit, type Context } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { enqueue } from '#app/store/jobs'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'
import { claimFiles } from '#app/upload/claim-files'
import { drawLater } from '#app/upload/draw-later'
import { countPictures } from '#app/upload/uploads.sql'

/** The same said in a second tab comes within minutes; later it is about other pieces. */
const SAME_WITHIN_MS = 10 * 60_000

const BY_FORM = { channel: 'form', receivedOn: null } as const

const UNSAFE: readonly CaseProblem[] = ['smell', 'foreign_body']

export async function submitCase(context: Context, { token, ...input }: SubmitCase & { token: string }) {
  const opened = await openForm(context, token)
  if (!opened.ok) return opened
  const taken = await takeCase(context, opened.value.orderId, input)
  return taken.ok ? ok(await showCase(context, taken.value.id)) : taken
}

/** What staff wrote down: how it reached us, and the day its days count from. */
interface WrittenDown {
  channel: WrittenDownChannel
  receivedOn: string
}

/**
 * Takes a withdrawal, a complaint or a claim with the moment or the day it came, whatever the doubts. The order is held first, so two
 * presses come one after the other and the second finds the case of the first.
 */
export async function takeCase(
  context: Context,
  orderId: number,
  input: SubmitCase,
  written: WrittenDown | null = null,
) {
  const { db } = context
  await lockOwner(db, orderId)
  await lockPayableOrder(db, orderId)
  const known = await findKnown(context, orderId, input)
  if (known !== null) return ok({ id: known })
  const found = await selectCaseOrder(db, orderId)
  if (!found) throw notFound()
  if (!areLinesOf(found, input.lines)) return refuse('case_line_unknown')
  const order = input.kind === 'withdrawal' ? await stopPacking(context, found) : found
  const files = await claimFiles(db, input.files, context.now)
  const photos = await countPictures(db, files)
  const quote = await quoteCase(db, order, { ...input, photos, day: written?.receivedOn ?? null }, context.now)
  const paid = await loadPaidMoney(db, orderId)
  const cut = await cutLines(context, order, input, quote.isWhole)
  const quoted = { ...quote, total: cut?.returned ?? quote.total, files }
  const id = await writeCase(context, order, { ...input, ...(written ?? BY_FORM) }, quoted)
  const given = await lockCase(db, id)
  if (!given) throw new Error(`Case ${id} was not written.`)
  await queueCaseReceived(context, given, { order, paid, lines: input.lines })
  await audit(db, context, 'case.submitted', { type: 'case', id: given.number })
  await askForBatchCheck(context, given)
  await (cut ? changeCase(context, given, 'lines_cut') : takeFirstStep(context, given, order))
  context.log.info({ caseId: id, kind: given.kind }, 'case.submitted')
  return ok({ id })
}

async function findKnown({ db, now }: Context, orderId: number, { formKey, kind, lines }: SubmitCase) {
  const pressed = await selectCaseByKey(db, orderId, formKey)
  if (pressed !== null) return pressed
  return selectSameCase(db, { orderId, kind, lines, since: new Date(now.getTime() - SAME_WITHIN_MS) })
}

type Quoted = Pick<CaseQuote, 'lines' | 'total' | 'refundBy' | 'sendBy'> & { files: number[] }
type Taken = SubmitCase & Pick<CaseRow, 'channel' | 'receivedOn'>

async function writeCase(context: Context, order: CaseOrder, input: Taken, quote: Quoted): Promise<number> {
  const { db, now, actor } = context
  const { kind, formKey, lines, name, email, description, problem, channel, receivedOn } = input
  const { files } = quote
  const doubts = new Map(quote.lines.map((line) => [line.position, line.doubts]))
  const phone = toPhone('phone', input.phone) ?? ''
  const id = await insertCase(db, {
    ...{ kind, formKey, name, email, description, problem, phone, channel, receivedOn },
    orderId: order.id,
    wish: wishOf(order, input),
    returnWay: kind === 'withdrawal' && canSend(order) ? input.returnWay : 'own',
    declaration: kind === 'withdrawal' ? declare(order, lines, name) : '',
    account: (await isPayerKnown(db, order.id)) ? '' : readAccount(input.account),
    ticketId: kind === 'complaint' ? await openThread(context, order, { ...input, phone }) : null,
    decideBy: quote.refundBy,
    sendBy: quote.sendBy,
    quoted: quote.total,
    lines: lines.map((line) => ({ ...line, doubts: doubts.get(line.position) ?? [] })),
    files,
    actorKind: actor.kind,
    actorId: actorId(actor),
    now,
  })
  // A claim draws its own, before the rule looks.
  if (kind !== 'guarantee') await drawLater(context, files)
  return id
}

/** Food that may not be safe: the kept sample of its batch is looked at, and somebody writes what was found before they close it. */
async function askForBatchCheck({ db, now }: Context, { id, kind, problem, orderId }: CaseRow): Promise<void> {
  if (kind !== 'complaint' || problem === null || !UNSAFE.includes(problem)) return
  await openStaffTask(db, { kind: 'batch_check', subject: `case:${id}`, orderId, now })
}

/** Only an account has credits to be given, and only the guarantee offers them. */
function wishOf({ customerId }: CaseOrder, { kind, wish }: SubmitCase): SubmitCase['wish'] {
  if (kind === 'withdrawal') return 'refund'
  return wish === 'credits' && (kind !== 'guarantee' || customerId === null) ? 'refund' : wish
}

function readAccount(typed: string): string {
  if (typed === '') return ''
  const account = parseAccount(typed)
  if (!account.ok) throw invalidField('account', 'invalid')
  return formatAccount(account.value)
}

/** A withdrawal is told at once where goods go to; what the guarantee is claimed for stays with the dog, and where the rule is plain it decides as soon as the picture is drawn. */
async function takeFirstStep(context: Context, given: CaseRow, order: CaseOrder): Promise<void> {
  if (given.kind === 'withdrawal') {
    const isHere = !hasLeft(order)
    const isBack = await receiveReturned(context, order.id)
    if (!isBack) await (isHere ? changeCase(context, given, 'waive_return') : askForGoods(context, given))
    if (isHere || order.state === 'partly_shipped') await stopOrder(context, given, order)
  }
  if (given.kind === 'guarantee')
    await enqueue(context.db, 'decide-claim', { caseId: given.id, requestId: context.requestId })
}
