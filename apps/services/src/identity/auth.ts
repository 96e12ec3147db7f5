import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { jwt, twoFactor } from 'better-auth/plugins'
import type pg from 'pg'
import type { Config } from '#app/config'
import { authPool } from '#app/identity/auth-database'
import {
  accountTable,
  jwksSchema,
  passkeySchema,
  sessionTable,
  twoFactorSchema,
  userTable,
  verificationTable,
} from '#app/identity/auth-schema'
import { isDisabled } from '#app/identity/members.sql'
import { hashPassword, verifyPassword } from '#app/identity/password-hash'
import { recoveryCodeStore } from '#app/identity/recovery-codes'
import { sessionForUser } from '#app/identity/session-for-user'

const DAY = 24 * 60 * 60
export const DATA_TOKEN_SECONDS = 5 * 60
const DATA_TOKEN_AUDIENCE = 'shop-data'

export type Auth = ReturnType<typeof createAuth>

declare module '#app/http/deps' {
  interface Deps {
    auth: Auth
  }
}

/**
 * Users, passwords, sessions, passkeys, second factor and signing keys are better-auth's. It is called as a library from
 * our commands, never mounted: links, limits, delays and uniform answers are the commands' business.
 */
export function createAuth(config: Config, pool: pg.Pool) {
  const secure = config.STOREFRONT_URL.startsWith('https:')
  return betterAuth({
    appName: 'Čenich',
    baseURL: config.STOREFRONT_URL,
    secret: config.AUTH_SECRET,
    database: authPool(pool),
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    user: userTable,
    session: {
      ...sessionTable,
      expiresIn: 90 * DAY,
      updateAge: DAY,
      // Adding a passkey or deleting the account asks for a recent sign-in.
      freshAge: 60 * 60,
      // Every request asks the database, so that a revoked session is out at once.
      cookieCache: { enabled: false },
    },
    account: accountTable,
    verification: { ...verificationTable, storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    advanced: {
      cookiePrefix: 'cenich',
      useSecureCookies: secure,
      database: { generateId: 'uuid' },
      // A list of open sessions does not need addresses, so we do not keep them.
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      twoFactor({
        issuer: 'Čenich',
        schema: twoFactorSchema,
        backupCodeOptions: { storeBackupCodes: recoveryCodeStore(config.AUTH_SECRET) },
      }),
      passkey({
        rpID: new URL(config.STOREFRONT_URL).hostname,
        rpName: 'Čenich',
        // The back office stands on a host below the shop's, so that one key opens both.
        origin: config.ADMIN_URL ? [config.STOREFRONT_URL, config.ADMIN_URL] : config.STOREFRONT_URL,
        schema: passkeySchema,
      }),
      jwt({
        schema: jwksSchema,
        disableSettingJwtHeader: true,
        // A new key every month; the old one verifies for a day more, far longer than any token lives.
        jwks: { keyPairConfig: { alg: 'ES256' }, rotationInterval: 30 * DAY, gracePeriod: DAY },
        jwt: {
          issuer: config.STOREFRONT_URL,
          audience: DATA_TOKEN_AUDIENCE,
          expirationTime: `${DATA_TOKEN_SECONDS}s`,
        },
      }),
      sessionForUser(),
    ],
    databaseHooks: {
      session: {
        create: {
          // Only the two calls that check a code may open a session with two factors, and nobody opens one for who was disabled.
          before: async (session, context) => {
            if (await isDisabled(pool, session.userId)) return false
            const secondFactor = context?.path?.startsWith('/two-factor/verify-') ?? false
            return { data: { ...session, secondFactor, secondFactorAt: secondFactor ? new Date() : null } }
          },
        },
      },
    },
  })
}
