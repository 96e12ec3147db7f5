import { expect, test } from 'vitest'
import type { PageSeen } from '#app/state/analytics.ts'
import { describeVisitor } from './describe-visitor.ts'

const at = (path: string, search = ''): PageSeen => ({ kind: 'page', id: '', path, search, data: {} })

test.each([
  [at('/ucet/prehled'), at('/prihlasit-se'), ['login', 'password']],
  [at('/ucet/prehled'), at('/l/prihlaseni/x'), ['login', 'link']],
  [at('/ucet/prehled', '?vitejte'), at('/l/overeni/x'), ['sign_up', 'email']],
  [at('/kontakt', '?odeslano=D000001'), at('/kontakt'), ['generate_lead', 'kontakt']],
  [at('/lp/stene-doma', '?odeslano=D000002'), at('/lp/stene-doma'), ['generate_lead', 'lp/stene-doma']],
  [at('/velkoobchod', '?odeslano=Z000001'), at('/velkoobchod'), ['generate_lead', 'velkoobchod']],
])('%j after %j', (now, before, told) => {
  expect(describeVisitor(now, before).map(({ event, fields }) => [event, fields.method])).toEqual([told])
})

test.each([
  ['from one page of the account to another', at('/ucet/adresy'), at('/ucet/prehled')],
  ['signing in was given up', at('/'), at('/prihlasit-se')],
  ['a form that was not sent', at('/kontakt'), null],
  ['a form that was sent, with an empty number', at('/kontakt', '?odeslano='), null],
  ['words of a form on a page that has none', at('/blog', '?odeslano=D000001'), null],
  ['the account opened from outside', at('/ucet/prehled'), null],
])('%s tells nothing', (_title, now, before) => {
  expect(describeVisitor(now, before)).toEqual([])
})

test.each([
  [at('/kontakt', '?odeslano=D000001'), 'lead D000001'],
  [at('/ucet/prehled', '?vitejte'), 'sign_up'],
])('%j loaded again is told once, as %s', (now, once) => {
  expect(describeVisitor(now, null)[0]?.once).toBe(once)
})
