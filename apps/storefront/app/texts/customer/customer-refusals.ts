import type { CommonRefusal } from '@shop/clients/services'
import type { applicationEndpoints } from '@shop/contract/application'
import type { companyPeopleEndpoints } from '@shop/contract/company/people'
import type { litterEndpoints } from '@shop/contract/dog/litter'
import type { RefusalOf } from '@shop/contract/endpoint'
import type { contentEndpoints } from '@shop/contract/endpoints/content-endpoints'
import type { customerEndpoints } from '@shop/contract/endpoints/customer-endpoints'
import type { identityEndpoints } from '@shop/contract/endpoints/identity-endpoints'
import type { securityEndpoints } from '@shop/contract/endpoints/security-endpoints'
import type { FieldCode } from '@shop/contract/error-codes'
import type { fairEndpoints } from '@shop/contract/fair'
import type { GroupRefusal, groupOrderEndpoints } from '@shop/contract/order/group-order'
import type { apiKeyEndpoints } from '@shop/contract/partner-api/api-keys'
import type { voucherEndpoints } from '@shop/contract/promotion/buy-voucher'
import type { classOfferEndpoints } from '@shop/contract/promotion/class-offer'
import type { referralEndpoints } from '@shop/contract/promotion/referral'
import type { reviewEndpoints } from '@shop/contract/review'
import type { webhookEndpoints } from '@shop/contract/webhook/webhook'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import { groupOrderTexts } from './group-order.ts'

type Endpoints = typeof customerEndpoints &
  typeof identityEndpoints &
  typeof securityEndpoints &
  typeof litterEndpoints &
  typeof groupOrderEndpoints &
  typeof webhookEndpoints &
  typeof apiKeyEndpoints &
  typeof companyPeopleEndpoints &
  typeof reviewEndpoints &
  typeof fairEndpoints &
  Pick<typeof applicationEndpoints, 'supplyApplication'> &
  Pick<typeof voucherEndpoints, 'buyVoucher'> &
  Pick<typeof contentEndpoints, 'sendRetailerEntry'> &
  Pick<typeof referralEndpoints, 'makePartnerCode'> &
  Pick<typeof classOfferEndpoints, 'makeClassOffer'>

/** Every "no" a form of the account can hear; `unavailable` is said when the services do not answer at all. */
export type CustomerRefusal = RefusalOf<Endpoints[keyof Endpoints]> | CommonRefusal | 'unavailable'

const sentences = typeset({
  invalid_input: 'Některé údaje nám nesedí. Zkontrolujte je prosím.',
  not_signed_in: 'Přihlášení vypršelo. Přihlaste se prosím znovu.',
  forbidden: 'Tohle s vaším účtem nejde.',
  not_found: 'Tohle už tu není. Možná jste to smazali v jiném okně.',
  too_many_attempts: 'Moc pokusů najednou. Zkuste to za chvíli.',
  idempotency_key_reused: 'Tenhle formulář už jsme jednou přijali. Načtěte stránku znovu.',
  checkout_incomplete: 'Takhle už zaplatit nejde. Vyberte prosím jiný způsob platby.',
  too_much_unpaid: 'Čekáme na zaplacení vašich předchozích objednávek. Až je zaplatíte nebo zrušíte, pošlete i tuhle.',
  unavailable: 'Tahle část obchodu teď neodpovídá. Zkuste to prosím za chvíli, nebo nám zavolejte, vyřídíme to s vámi.',
  sign_in_failed: 'E-mail a heslo k sobě nepatří. Zkuste to znovu, nebo si nechte poslat odkaz.',
  second_factor_required: 'Tento účet se přihlašuje jinde, s druhým ověřením.',
  second_factor_wrong: 'Kód nesedí.',
  session_not_fresh: 'Od přihlášení už uběhla hodina. Pro jistotu se prosím přihlaste znovu a zopakujte to.',
  company_suspended: 'Firma teď nemá partnerské podmínky, takže do ní zatím nikdo nový nemůže.',
  company_member_elsewhere: 'Tenhle účet už k nějaké firmě patří. Jeden účet smí nakupovat jen za jednu.',
  company_own_order: 'Vlastní objednávku musí schválit někdo jiný z firmy.',
  company_order_decided:
    'O téhle objednávce už někdo rozhodl, mezitím propadla, nebo si ji kolega vzal zpátky. Načtěte stránku znovu.',
  member_exists: 'Tahle adresa už k firmě patří.',
  company_has_members:
    'K firmě ještě patří další lidé. Nejdřív jim na stránce Firma odeberte přístup, potom účet smažte.',
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
  variant_gone: 'Tohle balení už neprodáváme, nebo není z krmiva, které u vrhu máte. Načtěte stránku a vyberte jiné.',
  not_a_partner: 'Propojení je pro schválené partnery. O velkoobchod požádáte na stránce Velkoobchod.',
  webhook_paused: 'Posílání na tuhle adresu je pozastavené. Nejdřív ho obnovte.',
  not_a_breeder: 'Vrhová kniha je pro schválené chovatele. O program požádáte na stránce Pro chovatele.',
  cart_gone: 'Váš košík je prázdný. Nejdřív do něj vložte zboží.',
  not_a_trainer: 'Kód mají schválení trenéři a kluby. O zařazení požádáte na stránce Kynologický program.',
  not_a_wholesaler: 'Prodejnu na mapu si zakládají schválení odběratelé. O podmínky požádáte na stránce Velkoobchod.',
  retailer_not_stocking:
    'Na mapu řadíme odběratele, kteří mají naše produkty stále skladem a objednávají aspoň jednou za čtvrtletí.',
  litter_unborn: 'Nejdřív doplňte den narození a zapište štěňata.',
  weight_unlikely: 'Některé číslo nesedí k předchozí váze. Podívejte se na něj prosím ještě jednou.',
  packs_closed: 'Štěňata už mohla odejít k novým majitelům, balíčky k tomuhle vrhu už neposíláme.',
  card_taken: 'Profil tohohle štěněte už někdo převzal.',
  card_expired: 'Platnost karty skončila. Požádejte chovatele o novou.',
  group_refused: 'Tohle u společné objednávky teď nejde.',
  application_decided: 'Na doplnění už žádost nečeká. Načtěte stránku znovu a uvidíte, jak na tom je.',
  company_not_found: 'IČO jsme v rejstříku nenašli. Vyplňte údaje ručně.',
  company_ended: 'Firma s tímto IČO podle rejstříku zanikla.',
  review_not_yours: 'Tohle zboží u téhle objednávky ohodnotit nejde.',
  review_closed: 'Tuhle recenzi už upravit nejde. Napište nám a probereme to.',
  appeal_own_decision: 'O odvolání rozhodne někdo jiný.',
  review_gone: 'Tahle recenze už na webu není.',
  fair_pin_wrong: 'Tenhle PIN neznáme.',
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
  if (code === 'group_refused' && typeof details.reason === 'string') {
    return groupOrderTexts.refusals[details.reason as GroupRefusal] ?? sentences[code]
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
