import type { AuthProvider } from 'react-admin'
import { services } from './services.ts'
import { sessionStore } from './session-store.ts'

export const SIGN_IN = '/prihlaseni'

/** What react-admin asks about people. Signing in itself is done by our own pages, because it has more than one step. */
export const authProvider: AuthProvider = {
  async login() {
    throw new Error('Signing in has a page of its own.')
  },
  async logout() {
    await services.signOut({})
    sessionStore.set(null)
    return SIGN_IN
  },
  // Around everything stands `SignedIn`.
  async checkAuth() {},
  // A session that has ended locks the screen where the request is made; other errors are no matter of people.
  async checkError() {},
  async getIdentity() {
    const { email = '' } = sessionStore.staff() ?? {}
    return { id: email, fullName: email }
  },
  async getPermissions() {
    return sessionStore.staff()?.role ?? null
  },
}
