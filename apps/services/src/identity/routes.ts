import { identityEndpoints as endpoints } from '@shop/contract/endpoints/identity-endpoints'
import { securityEndpoints as security } from '@shop/contract/endpoints/security-endpoints'
import { ok } from '@shop/domain/result'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import { changeEmail, changePassword, preparePassword, proveForEmail } from '#app/identity/change-credentials'
import { describeSession } from '#app/identity/describe-session'
import { mailing } from '#app/identity/mailing-limit'
import { addMemberRoutes } from '#app/identity/member-routes'
import {
  addPasskey,
  newPasskeyOptions,
  passkeySignIn,
  passkeySignInOptions,
  passkeys,
  removePasskey,
} from '#app/identity/passkeys'
import { register, registrationState, resendRegistration } from '#app/identity/register'
import { forgotPassword, requestSignInLink } from '#app/identity/request-link'
import { confirmSecondFactor, limitCodes, startSecondFactor, verifySecondFactor } from '#app/identity/second-factor'
import { endOtherSessions, endSession, openSessions, signOut } from '#app/identity/sessions'
import { hashGiven } from '#app/identity/set-password'
import { checkPassword, signIn } from '#app/identity/sign-in'

const MINUTE = 60
const perNetwork = (action: string, max: number, windowSeconds: number): Limit => ({
  action,
  per: 'network',
  max,
  windowSeconds,
})

// Guesses cost somebody's account; hashing costs us.
const registering = perNetwork('register', 20, 10 * MINUTE)
const guessing = perNetwork('sign-in', 60, 10 * MINUTE)
const ownGuessing: Limit = { action: 'password-guess', per: 'customer', max: 10, windowSeconds: 10 * MINUTE }

export function addIdentityRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.register, register, { limits: [registering], before: hashGiven })
  bind(app, deps, endpoints.registrationState, registrationState)
  bind(app, deps, endpoints.resendRegistration, resendRegistration, { limits: [mailing] })
  bind(app, deps, endpoints.signIn, signIn, { limits: [guessing], setsCookies: true, before: checkPassword })
  bind(app, deps, endpoints.requestSignInLink, requestSignInLink, { limits: [mailing] })
  bind(app, deps, endpoints.passkeySignInOptions, passkeySignInOptions, { limits: [guessing], setsCookies: true })
  bind(app, deps, endpoints.passkeySignIn, passkeySignIn, { limits: [guessing], setsCookies: true })
  const codes = { limits: [guessing], setsCookies: true, before: limitCodes }
  bind(app, deps, endpoints.verifySecondFactor, verifySecondFactor, codes)
  bind(app, deps, endpoints.signOut, signOut, { setsCookies: true })
  bind(app, deps, endpoints.session, async (context) => ok(await describeSession(context)))
  bind(app, deps, endpoints.forgotPassword, forgotPassword, { limits: [mailing] })
  addSecurityRoutes(app, deps)
  addMemberRoutes(app, deps)

  // The data service fetches this and nothing else from us; it may keep it for a while.
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return deps.auth.api.getJwks()
  })
}

function addSecurityRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, security.changePassword, changePassword, { limits: [ownGuessing], before: preparePassword })
  bind(app, deps, security.changeEmail, changeEmail, { limits: [ownGuessing, mailing], before: proveForEmail })
  bind(app, deps, security.openSessions, openSessions)
  bind(app, deps, security.endSession, endSession)
  bind(app, deps, security.endOtherSessions, endOtherSessions)
  bind(app, deps, security.passkeys, passkeys)
  bind(app, deps, security.newPasskeyOptions, newPasskeyOptions, { setsCookies: true })
  bind(app, deps, security.addPasskey, addPasskey)
  bind(app, deps, security.removePasskey, removePasskey)
  bind(app, deps, security.startSecondFactor, startSecondFactor, { limits: [guessing], setsCookies: true })
  const codes = { limits: [guessing], setsCookies: true, before: limitCodes }
  bind(app, deps, security.confirmSecondFactor, confirmSecondFactor, codes)
}
