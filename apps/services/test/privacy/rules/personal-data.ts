import { ACCOUNT_RULES } from './account-rules.ts'
import { DOG_RULES } from './dog-rules.ts'
import { FORM_RULES } from './form-rules.ts'
import { GOODS_RULES } from './goods-rules.ts'
import { LOYALTY_RULES } from './loyalty-rules.ts'
import { ORDER_RULES } from './order-rules.ts'
import type { PersonalRules } from './personal-rule.ts'
import { WHOLESALE_RULES } from './wholesale-rules.ts'

/**
 * Every table that holds something about a person: where the export shows it, what deletion of the account does with it, how long
 * it is kept and what removes it then. /s/ochrana-osobnich-udaju says the same in Czech. A table or column that is not here fails
 * the test of this list.
 */
export const PERSONAL_DATA: PersonalRules = {
  ...ACCOUNT_RULES,
  ...DOG_RULES,
  ...WHOLESALE_RULES,
  ...LOYALTY_RULES,
  ...GOODS_RULES,
  ...ORDER_RULES,
  ...FORM_RULES,
}
