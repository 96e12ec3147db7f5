import { ACCOUNT_RULES } from '#app/privacy/account-rules'
import { FORM_RULES } from '#app/privacy/form-rules'
import { ORDER_RULES } from '#app/privacy/order-rules'
import type { PersonalRules } from '#app/privacy/personal-rule'

/**
 * Every table that holds something about a person: where the export shows it, what deletion of the account does with it, how long
 * it is kept and what removes it then. /s/ochrana-osobnich-udaju says the same in Czech. A table or column that is not here fails
 * the test of this list.
 */
export const PERSONAL_DATA: PersonalRules = { ...ACCOUNT_RULES, ...ORDER_RULES, ...FORM_RULES }
