import { expect, test } from 'vitest'
import {
  COMPANY_ACTIONS,
  COMPANY_RIGHTS,
  COMPANY_ROLES,
  mayCancelInCompany,
  mayDecideAbout,
  mayInCompany,
} from './company-rights.ts'

/** As it stands on the page that was drawn: nákupčí, schvalovatel, účetní, správce. */
const DRAWN = `
Objednat do limitu      | ano          | ano | ne  | ano
Objednat nad limit      | ke schválení | ano | ne  | ano
Schválit nebo zamítnout | ne           | ano | ne  | ano
Vidět faktury a platit  | ne           | ano | ano | ano
Měnit lidi a limity     | ne           | ne  | ne  | ano`

const WORDS = { ano: 'yes', ne: 'no', 'ke schválení': 'approval' } as const

test('who may what is the table that was drawn', () => {
  const rows = DRAWN.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  expect(rows).toHaveLength(COMPANY_ACTIONS.length)
  for (const [row, action] of COMPANY_ACTIONS.entries()) {
    for (const [column, role] of COMPANY_ROLES.entries()) {
      const word = rows[row]?.[column + 1] as keyof typeof WORDS
      expect([role, action, COMPANY_RIGHTS[role][action]]).toEqual([role, action, WORDS[word]])
      expect(mayInCompany(role, action)).toBe(word === 'ano')
    }
  }
})

test('nobody agrees with their own order', () => {
  for (const role of COMPANY_ROLES) {
    expect(mayDecideAbout(role, 7, 7)).toBe(false)
    expect(mayDecideAbout(role, 7, 8)).toBe(role === 'approver' || role === 'manager')
    expect(mayDecideAbout(role, 7, null)).toBe(role === 'approver' || role === 'manager')
  }
})

test.each([
  ['their own', { isOwn: true, isAgreedTo: false }, ['buyer', 'approver', 'manager']],
  ['their own that somebody agreed to', { isOwn: true, isAgreedTo: true }, ['approver', 'manager']],
  ['that of somebody else', { isOwn: false, isAgreedTo: false }, ['approver', 'manager']],
  ['that of somebody else, agreed to', { isOwn: false, isAgreedTo: true }, ['approver', 'manager']],
])('who cancels %s', (_, order, who) => {
  expect(COMPANY_ROLES.filter((role) => mayCancelInCompany(role, order))).toEqual(who)
})
