import { formatDate } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { CommandContext } from '#app/http/context'
import { ACCOUNT_MAILS } from '#app/identity/emails/account-mails'
import type { Job } from '#app/jobs/job'
import { queueMail } from '#app/mail/queue-mail'
import { eraseAccount } from '#app/privacy/erase-account'
import { type IdleAccount, lockIdle, selectToDelete, selectToWarn, updateWarned } from '#app/privacy/idle-accounts.sql'
import { type Db, inTransaction } from '#app/store/database'

const AT_ONCE = 200
const MONTH_MS = 30 * 24 * 60 * 60 * 1000

/** An account nobody has used for three years ends; a month before that its owner is told, because credits end with it. */
export const ageAccounts: Job<'age-accounts'> = async (context) => {
  const { deps, now, log } = context
  const failed: number[] = []
  const each = async (accounts: IdleAccount[], work: (db: Db, account: IdleAccount) => Promise<void>) => {
    for (const account of accounts) {
      try {
        await inTransaction(deps.pool, async (tx) => {
          if (await lockIdle(tx, account.customerId, now)) await work(tx, account)
        })
      } catch (error) {
        failed.push(account.customerId)
        log.error({ err: error, customerId: account.customerId }, 'customer.aging_failed')
      }
    }
  }
  const ended = await selectToDelete(deps.pool, now, AT_ONCE)
  await each(ended, (db, account) => eraseAccount({ ...context, db, ip: '' }, account))
  const warned = await selectToWarn(deps.pool, now, AT_ONCE)
  await each(warned, (db, account) => warn({ ...context, db }, account))
  log.info({ ended: ended.length, warned: warned.length, failed: failed.length }, 'customer.aged')
  if (failed.length > 0) throw new Error(`Accounts that could not be aged: ${failed.join(', ')}`)
}

async function warn(context: CommandContext, { customerId, email }: IdleAccount): Promise<void> {
  const { deps, db, now } = context
  await updateWarned(db, customerId, now)
  await queueMail(context, ACCOUNT_MAILS['account-idle'], {
    object: `customer:${customerId}`,
    event: `idle:${now.toISOString().slice(0, 10)}`,
    to: email,
    data: {
      'customer.email': email,
      'account.deleteOn': formatDate(toPragueTime(new Date(now.getTime() + MONTH_MS)).date),
      'links.login': `${deps.config.STOREFRONT_URL}/prihlasit-se`,
    },
  })
}
