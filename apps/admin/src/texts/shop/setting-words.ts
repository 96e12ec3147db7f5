import type { SettingKey } from '@shop/domain/setting/shop-settings'
import { LOYALTY_WORDS } from './loyalty-words.ts'
import { CREDITS, counted, DAYS, HOURS, MONTHS, PARCELS, type SettingWords, sign, WEEKS } from './setting-units.ts'

export const SETTING_WORDS: Readonly<Record<SettingKey, SettingWords>> = {
  ...LOYALTY_WORDS,
  'shipping.free_from': {
    name: 'Doprava zdarma od',
    sentence:
      'Cena zboží po slevách, od které je doprava zdarma. Píše ji hlavička a košík; dopravy, které mají stejný limit, ho změní s ní. Výš, než slibují stránky, nejde.',
  },
  'shipping.cut_off': {
    name: 'Dnes odesíláme do',
    sentence:
      'Kdo objedná v pracovní den do této hodiny, tomu balík odejde týž den. Dopravci, kteří mají stejnou hodinu, ji změní s ní; kdo má vlastní, nechá si ji.',
  },
  'shipping.free_parcels': {
    name: 'Kolik balíků je zdarma',
    sentence: 'Doprava zdarma pokryje tolik balíků jedné objednávky, každý další se platí.',
    unit: PARCELS,
  },
  'shipping.free_waives_payment_fee': {
    name: 'Zdarma i příplatek za platbu',
    sentence: 'Když je doprava zdarma, odpustí se i příplatek za dobírku.',
  },
  'shipping.packaging_weight_g': {
    name: 'Váha obalu',
    sentence: 'Kolik váží krabice s výplní. Připočte se k váze zboží, podle které se dopravy nabízejí.',
    unit: sign('g'),
  },
  'shipping.packaging_fill_percent': {
    name: 'Zaplnění krabice',
    sentence: 'Kolik místa v krabici několik věcí opravdu zaplní. Méně znamená víc balíků.',
    unit: sign('%'),
  },
  'shipment.minimum_days_left': {
    name: 'Nejkratší trvanlivost při odeslání',
    sentence: 'Šarži, které zbývá do konce trvanlivosti méně dní, neposíláme.',
    unit: DAYS,
  },
  'short_dated.first_days': {
    name: 'Krátká trvanlivost od',
    sentence: 'Volné kusy šarže, které zbývá do konce trvanlivosti tolik dní, prodáváme zvlášť: s datem a levněji.',
    unit: DAYS,
  },
  'short_dated.first_percent': {
    name: 'Krátká trvanlivost levněji o',
    sentence: 'O tolik je pod cenou stejného balení s delší trvanlivostí.',
    unit: sign('%'),
  },
  'short_dated.last_days': {
    name: 'Druhé zlevnění od',
    sentence: 'Když zbývá tolik dní, zlevní se podruhé.',
    unit: DAYS,
  },
  'short_dated.last_percent': {
    name: 'Podruhé levněji o',
    sentence: 'O tolik je pak pod cenou stejného balení. Méně než poprvé to nikdy není.',
    unit: sign('%'),
  },
  'short_dated.until_days': {
    name: 'Krátká trvanlivost naposledy',
    sentence: 'S méně dny do konce trvanlivosti už se neprodává vůbec.',
    unit: DAYS,
  },
  'shipment.presumed_delivered_days': {
    name: 'Doručeno bez zprávy po',
    sentence: 'Balík, o kterém dopravce mlčí, se po tolika dnech považuje za doručený.',
    unit: DAYS,
  },
  'shipment.closed_after_days': {
    name: 'Objednávka se uzavře po',
    sentence: 'Tolik dní po doručení se objednávka uzavře.',
    unit: DAYS,
  },
  'cart.pieces_per_variant': {
    name: 'Nejvíc kusů jednoho balení',
    sentence: 'Kolik kusů jednoho balení jde dát do košíku.',
    unit: sign('ks'),
  },
  'cart.lines': {
    name: 'Nejvíc řádků v košíku',
    sentence: 'Kolik různých věcí se do košíku vejde.',
    unit: counted('řádek', 'řádky', 'řádků', 'řádku'),
  },
  'cart.pieces': {
    name: 'Nejvíc kusů v košíku',
    sentence: 'Kolik kusů všeho dohromady se do košíku vejde.',
    unit: sign('ks'),
  },
  'cart.wholesale_pieces_per_variant': {
    name: 'Velkoobchod: nejvíc kusů jednoho balení',
    sentence: 'Kolik kusů jednoho balení dá do košíku ten, kdo nakupuje bez DPH.',
    unit: sign('ks'),
  },
  'cart.wholesale_lines': {
    name: 'Velkoobchod: nejvíc řádků v košíku',
    sentence: 'Kolik různých věcí se vejde do košíku tomu, kdo nakupuje bez DPH.',
    unit: counted('řádek', 'řádky', 'řádků', 'řádku'),
  },
  'cart.wholesale_pieces': {
    name: 'Velkoobchod: nejvíc kusů v košíku',
    sentence: 'Kolik kusů všeho dohromady se vejde do košíku tomu, kdo nakupuje bez DPH.',
    unit: sign('ks'),
  },
  'cart.guest_days': {
    name: 'Košík hosta držíme',
    sentence: 'Po tolika dnech bez změny košík bez účtu zmizí.',
    unit: DAYS,
  },
  'cart.account_days': {
    name: 'Košík účtu držíme',
    sentence: 'Po tolika dnech bez změny zmizí košík přihlášeného zákazníka.',
    unit: DAYS,
  },
  'cart.idle_hours': {
    name: 'Opuštěný košík po',
    sentence: 'Po tolika hodinách bez změny se košík počítá jako opuštěný.',
    unit: HOURS,
  },
  'coupon.percent_excludes': {
    name: 'Procentní kupon nepočítá',
    sentence: 'Na tyto řádky procentní kupon nikdy neplatí, ať říká cokoli.',
  },
  'coupon.fixed_excludes': {
    name: 'Kupon na částku nepočítá',
    sentence: 'Na tyto řádky kupon na částku nikdy neplatí, ať říká cokoli.',
  },
  'order.approval_hours': {
    name: 'Na schválení čekáme',
    sentence: 'Jak dlouho držíme zboží firmě, která objednávku ještě schvaluje.',
    unit: HOURS,
  },
  'order.change_hours': {
    name: 'Na doplatek čekáme',
    sentence: 'Jak dlouho čeká upravená objednávka na doplatek. Pak odejde, jak byla.',
    unit: HOURS,
  },
  'order.invoice_stop_days': {
    name: 'Nová faktura po splatnosti té staré',
    sentence:
      'Tolik dnů po splatnosti ještě přijmeme od firmy další objednávku na fakturu. Kartou a převodem platí dál.',
    unit: DAYS,
  },
  'order.open_unpaid_orders': {
    name: 'Nezaplacených objednávek najednou',
    sentence: 'Kolik objednávek smí jedna adresa nebo telefon držet, než přijdou peníze.',
  },
  'order.open_unpaid_value': {
    name: 'Nezaplacené objednávky dohromady do',
    sentence: 'Kolik smí dohromady stát. První objednávka limit nemá.',
  },
  'cod.uncollected_limit': {
    name: 'Nevyzvednuté dobírky',
    sentence: 'Po tolika nevyzvednutých balících zákazník dobírku nedostane. Nula to vypne.',
    unit: PARCELS,
  },
  'cod.uncollected_months': {
    name: 'Nevyzvednuté dobírky se pamatují',
    sentence: 'Jak dlouho se nevyzvednutý balík počítá.',
    unit: MONTHS,
  },
  'payment.reminder_days': {
    name: 'Převod připomeneme po',
    sentence: 'Po tolika dnech bez peněz přijde zákazníkovi připomínka.',
    unit: DAYS,
  },
  'payment.overdue_reminder_days': {
    name: 'Upomínky faktur',
    sentence: 'Kolik dní po splatnosti odejde první, druhá a další upomínka.',
    unit: DAYS,
  },
  'payment.tolerance': {
    name: 'Odchylka převodu',
    sentence: 'Převod, který se liší nejvýš o tolik, se bere jako přesný.',
  },
  'payment.least_share_percent': {
    name: 'Nejmenší část převodu',
    sentence: 'Převod menší než tato část očekávané částky nic nepohne a čeká na člověka.',
    unit: sign('%'),
  },
  'document.issue_days': {
    name: 'Doklad vystavíme do',
    sentence: 'Kolik dní po dni plnění se vystaví doklad. Zákon o DPH dává nejvýš patnáct.',
    unit: DAYS,
  },
  'regular_delivery.discount': {
    name: 'Sleva pravidelného doručení',
    sentence:
      'O kolik je zboží levnější, když chodí pravidelně. Běžící plány ji mají od dalšího balíku. Níž, než slibují podmínky, nejde.',
    unit: sign('%'),
  },
  'regular_delivery.intervals_weeks': {
    name: 'Nabízené intervaly',
    sentence: 'Po kolika týdnech může balík chodit. Běžící plány svůj interval neztratí.',
    unit: WEEKS,
  },
  'regular_delivery.default_interval_weeks': {
    name: 'Předvolený interval',
    sentence: 'Který interval je předvolený u zboží bez propočtu dávky.',
    unit: WEEKS,
  },
  'regular_delivery.categories': {
    name: 'Pravidelně se posílá',
    sentence: 'Kategorie, jejichž zboží jde objednat s pravidelným doručením.',
  },
  'regular_delivery.excluded_categories': {
    name: 'Pravidelně se neposílá',
    sentence: 'Kategorie, které se z pravidelného doručení vyjímají, i když jsou uvnitř povolených.',
  },
  'plan.safety_days': {
    name: 'Rezerva před prázdnou miskou',
    sentence: 'Kolik dní předtím, než krmivo dojde, má být další balík doma.',
    unit: DAYS,
  },
  'plan.gather_days': {
    name: 'Spojování do jednoho balíku',
    sentence: 'Co by přišlo do tolika dnů po první věci, jede v balíku s ní.',
    unit: DAYS,
  },
  'fair.wheel_credits': { name: 'Výhra v kole štěstí', sentence: 'Kolik kreditů vyhraje, komu padnou.', unit: CREDITS },
  'trainers.client_credits': {
    name: 'Trenérovi za klienta',
    sentence: 'Kolik kreditů za nového klienta slibuje a počítá stránka pro trenéry.',
    unit: CREDITS,
  },
  'surveys.ask_after_days': {
    name: 'Na spokojenost se ptáme po',
    sentence: 'Kolik dní po doručení odejde dotazník.',
    unit: DAYS,
  },
  'surveys.return_days': {
    name: 'Na vrácení se ptáme po',
    sentence: 'Kolik dní po vrácení peněz nebo výměně odejde dotazník.',
    unit: DAYS,
  },
  'surveys.plan_days': {
    name: 'Na konec doručování se ptáme po',
    sentence: 'Kolik dní po zrušení pravidelného doručení odejde dotazník.',
    unit: DAYS,
  },
  'surveys.tolerance_days': {
    name: 'Na snášenlivost se ptáme po',
    sentence: 'Kolik dní po prvním doručení nového krmiva se zeptáme, jak psovi sedí.',
    unit: DAYS,
  },
  'surveys.fair_days': {
    name: 'Po veletrhu se ptáme po',
    sentence: 'Kolik dní po konci veletrhu odejde dotazník těm, kdo byli na stánku a dotazníky chtějí.',
    unit: DAYS,
  },
  'surveys.valid_days': {
    name: 'Odkaz dotazníku platí',
    sentence: 'Jak dlouho odkaz z e-mailu dotazník otevře.',
    unit: DAYS,
  },
  'surveys.edit_days': {
    name: 'Odpovědi jde měnit',
    sentence: 'Kolik dní po odeslání jde odpověď ještě změnit.',
    unit: DAYS,
  },
  'surveys.reply_days': {
    name: 'Nespokojenému odpovíme do',
    sentence: 'Do kolika pracovních dnů dostane nespokojený zákazník odpověď.',
    unit: counted('pracovní den', 'pracovní dny', 'pracovních dnů', 'pracovního dne'),
  },
}
