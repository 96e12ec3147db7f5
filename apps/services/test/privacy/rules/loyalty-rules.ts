import { leftOut, NAMELESS, type PersonalRules, WHILE_ACCOUNT } from './personal-rule.ts'

/** The loyalty programme, beside its ledger. */
export const LOYALTY_RULES: PersonalRules = {
  'shop.customer_levels': {
    columns: ['customer_id'],
    export: 'levels',
    deletion: NAMELESS,
    retention: WHILE_ACCOUNT,
  },
  'internal.credit_decisions': {
    columns: ['customer_id', 'decided_by'],
    export: leftOut('staff only; what was given or taken and why is in credits'),
    deletion: NAMELESS,
    retention: WHILE_ACCOUNT,
  },
}
