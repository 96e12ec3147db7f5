import { Email } from '@shop/contract/text-fields'
import { readConfig } from '#app/config'
import { inviteFirstOwner } from '#app/identity/invite-staff'
import { inTransaction, openDatabase } from '#app/store/database'

// Usage: node scripts/create-owner.ts <mail>, with the environment of the services. The link is printed once and stands nowhere else.
const given = Email.safeParse(process.argv[2])
if (!given.success) {
  process.stderr.write('Name the address of the owner: pnpm staff:create jana@example.cz\n')
  process.exit(2)
}
const email = given.data
const config = readConfig(process.env)
const pool = openDatabase({ url: config.DATABASE_URL, max: 2, applicationName: 'create-owner', onIdleError: () => {} })
const invited = await inTransaction(pool, (db) => inviteFirstOwner(db, config, { email, now: new Date() }))
await pool.end()
if (invited === 'owned' || invited === 'taken') {
  const why = { owned: 'The shop has an owner, who invites others.', taken: 'This address has an account already.' }
  process.stderr.write(`${why[invited]}\n`)
  process.exitCode = 1
} else {
  process.stdout.write(`Open this once, until ${invited.expiresAt.toISOString()}:\n${invited.url}\n`)
}
