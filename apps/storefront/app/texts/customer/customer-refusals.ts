import type { CommonRefusal } from '@shop/clients/services'
import type { RefusalOf } from '@shop/contract/endpoint'
import type { customerEndpoints } from '@shop/contract/endpoints/customer-endpoints'
import type { identityEndpoints } from '@shop/contract/endpoints/identity-endpoints'
import type { securityEndpoints } from '@shop/contract/endpoints/security-endpoints'
import type { FieldCode } from '@shop/contract/error-codes'
import type { fairEndpoints } from '@shop/contract/fair'
import type { reviewEndpoints } from '@shop/contract/review'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

type Endpoints = typeof customerEndpoints &
  typeof identityEndpoints &
  typeof securityEndpoints &
  typeof reviewEndpoints &
  typeof fairEndpoints

/** Every "no" a form of the account can hear; `unavailable` is said when the services do not answer at all. */
export type CustomerRefusal = RefusalOf<Endpoints[keyof Endpoints]> | CommonRefusal | 'unavailable'

const sentences = typeset({
  invalid_input: 'Některé údaje nám nesedí. Zkontrolujte je prosím.',
  not_signed_in: 'Přihlášení vypršelo. Přihlaste se prosím znovu.',
  forbidden: 'Tohle s vaším účtem nejde.',
  not_found: 'Tohle už tu není. Možná jste to smazali v jiném okně.',
  too_many_attempts: 'Moc pokusů najednou. Zkuste to za chvíli.',
  idempotency_key_reused: 'Tenhle formulář už jsme jednou přijali. Načtěte stránku znovu.',
  unavailable: 'Tahle část obchodu teď neodpovídá. Zkuste to prosím za chvíli, nebo nám zavolejte, vyřídíme to s vámi.',
  sign_in_failed: 'E-mail a heslo k sobě nepatří. Zkuste to znovu, nebo si nechte poslat odkaz.',
  second_factor_required: 'Tento účet se přihlašuje jinde, s druhým ověřením.',
  second_factor_wrong: 'Kód nesedí.',
  session_not_fresh: 'Od přihlášení už uběhla hodina. Pro jistotu se prosím přihlaste znovu a zopakujte to.',
  password_wrong: 'Tohle není vaše současné heslo.',
  passkey_refused: 'Přístupový klíč jsme neověřili. Zkuste to znovu, nebo se přihlaste jinak.',
  link_unknown: 'Tento odkaz neznáme. Zkopírujte ho z e-mailu celý.',
  link_used: 'Odkaz už byl použit.',
  link_expired: 'Odkaz vypršel. Pošleme nový?',
  link_revoked: 'Odkaz jsme zrušili, protože se údaje účtu od té doby změnily.',
  link_not_yours: 'Přihlaste se prosím k účtu, jehož e-mail měníte, a požádejte o odkaz znovu.',
  account_exists: 'K této adrese už účet máme. Přihlaste se, nebo si nechte poslat odkaz.',
  registration_unknown: 'Tuhle registraci neznáme, nebo už je potvrzená.',
  resend_too_soon: 'Odkaz jsme poslali před chvilkou. Dejte mu minutu.',
  version_conflict: 'Mezitím se údaje změnily v jiném okně. Zkontrolujte je a uložte znovu.',
  address_not_found: 'Adresu jsme nenašli. Zkontrolujte ji, nebo ji použijte tak, jak je.',
  zip_mismatch: 'PSČ k téhle ulici nepatří. Zkontrolujte ho.',
  too_many_items: 'Víc už se sem nevejde. Nejdřív něco smažte.',
  nothing_to_restore: 'Vrátit už není co.',
  weight_day_taken: 'Na tenhle den už váhu máte. Nejdřív starý zápis smažte.',
  shares_must_give_100: 'Podíly mají dát dohromady 100 %. Přepočítejte je prosím.',
  food_unknown: 'U tohohle krmiva neznáme energii, takže s ním počítat neumíme.',
  company_not_found: 'IČO jsme v rejstříku nenašli. Vyplňte údaje ručně.',
  company_ended: 'Firma s tímto IČO podle rejstříku zanikla.',
  review_not_yours: 'Tohle zboží u téhle objednávky ohodnotit nejde.',
  review_closed: 'Tuhle recenzi už upravit nejde. Napište nám a probereme to.',
  appeal_own_decision: 'O odvolání rozhodne někdo jiný.',
  review_gone: 'Tahle recenze už na webu není.',
  fair_pin_wrong: 'Tenhle PIN neznáme.',
  fair_pin_used: 'Tenhle PIN už má jiný veletrh.',
  fair_closed: 'Kolo teď netočí. Formulář platí jen ve dnech veletrhu a otevírá se každý den znovu.',
  fair_email_used: 'S touto adresou už se točilo. Další šance až příští rok.',
  prizes_gone: 'Výhry došly. Psi byli rychlejší.',
  register_unavailable: 'Rejstřík firem teď neodpovídá. Vyplňte údaje ručně.',
} satisfies Record<CustomerRefusal, string>)

export const fieldTexts = typeset({
  required: 'Tohle pole potřebujeme.',
  invalid: 'Tohle nám nesedí. Zkontrolujte prosím zápis.',
  unknown_field: 'Tohle pole neznáme.',
  too_short: 'Je to moc krátké.',
  too_long: 'Je to delší, než se vejde. Zkraťte to prosím.',
  email_missing: 'Doplňte e-mail.',
  email_invalid: 'Tohle jako e-mail nevypadá. Zkontrolujte zavináč a tečku.',
  phone_invalid: 'Telefon má mít devět číslic, například 777 123 456.',
  phone_premium: 'Na toto číslo kurýr nezavolá. Zadejte mobil nebo pevnou linku.',
  zip_invalid: 'PSČ má pět číslic, například 602 00.',
  street_number_missing: 'Doplňte číslo domu.',
  company_id_invalid: 'IČO má osm číslic a toto neodpovídá kontrolnímu součtu.',
  vat_id_invalid: 'DIČ začíná CZ a pokračuje 8 až 10 číslicemi.',
  password_short: 'Heslo má mít aspoň 10 znaků.',
  password_leaked: 'Toto heslo už někde uniklo. Zvolte prosím jiné.',
  password_is_email: 'Heslo nesmí být stejné jako e-mail.',
  weight_range: 'Váha psa je od 0,5 do 100 kg.',
  birth_future: 'Datum narození je v budoucnosti. Počkáme.',
  adult_weight_low: 'V dospělosti nemůže vážit méně než teď.',
  chip_invalid: 'Číslo čipu má patnáct číslic. Najdete ho v očkovacím průkazu.',
  date_future: 'Tenhle den ještě nebyl.',
  file_too_large: 'Soubor je moc velký, nejvýš 10 MB.',
  file_type: 'Nahrajte PDF, JPG, PNG nebo WebP.',
} satisfies Record<FieldCode, string>)

/** The sentence for a refusal; some say a number that came with it. */
export function describeRefusal(code: CustomerRefusal, details: Record<string, unknown>): string {
  if (code === 'too_many_attempts' && typeof details.retryAfterSeconds === 'number') {
    return tooManyAttempts(Math.max(1, Math.ceil(details.retryAfterSeconds / 60)))
  }
  if (code === 'zip_mismatch' && typeof details.rightZip === 'string') {
    return 'PSČ k\u00a0téhle ulici nepatří.'
  }
  return sentences[code]
}

export function describeProblems(count: number): string {
  const counted = ['jedna věc', 'dvě věci', 'tři věci', 'čtyři věci'][count - 1] ?? `${count}\u00a0věcí`
  return `Ještě ${counted}:`
}

function tooManyAttempts(minutes: number): string {
  const word = pluralForm(minutes, { one: 'minutu', few: 'minuty', many: 'minuty', other: 'minut' })
  return `Moc pokusů najednou. Zkuste to za ${minutes}\u00a0${word}.`
}
