import { CREDITS, counted, DAYS, HOURS, type SettingWords, sign } from './setting-units.ts'

/** The loyalty programme. */
export const LOYALTY_WORDS = {
  'loyalty.welcome_credits': {
    name: 'Za nový účet',
    sentence: 'Připíšou se jednou, po potvrzení e-mailu.',
    unit: CREDITS,
  },
  'loyalty.dog_profile_credits': { name: 'Za profil psa', sentence: 'Za vyplněný profil jednoho psa.', unit: CREDITS },
  'loyalty.dog_profile_limit': {
    name: 'Nejvíc psů s odměnou',
    sentence: 'Za kolik psů jednoho zákazníka se odměna připíše.',
    unit: counted('pes', 'psi', 'psů', 'psa'),
  },
  'loyalty.birthday_credits': {
    name: 'K narozeninám psa',
    sentence: 'Připíšou se ráno v den narozenin, jednou za rok; datum musí být v profilu aspoň 30 dní.',
    unit: CREDITS,
  },
  'loyalty.birthday_limit': {
    name: 'Nejvíc oslavenců za rok',
    sentence: 'Za kolik psů jednoho zákazníka se narozeninové kredity připíšou.',
    unit: counted('pes', 'psi', 'psů', 'psa'),
  },
  'loyalty.birthday_days': {
    name: 'Platnost narozeninových',
    sentence: 'Kolik dní narozeninové kredity platí.',
    unit: DAYS,
  },
  'loyalty.referral_credits': {
    name: 'Za doporučeného přítele',
    sentence: 'Připíšou se po doručení jeho první objednávky.',
    unit: CREDITS,
  },
  'loyalty.referral_minimum': {
    name: 'První nákup přítele',
    sentence: 'Za kolik si přítel musí nechat zboží, aby odměna přišla.',
  },
  'loyalty.referral_percent': {
    name: 'Sleva pro přítele',
    sentence: 'Kolik procent má nový zákazník z první objednávky. Platí pro kódy vytvořené potom.',
    unit: sign('%'),
  },
  'breeders.puppy_credits': {
    name: 'Chovateli za štěně',
    sentence: 'Připíšou se, když si nový majitel nechá první doručenou objednávku.',
    unit: CREDITS,
  },
  'breeders.least_gain_percent': {
    name: 'Nejmenší denní přírůstek',
    sentence: 'Pod touto hranicí vrhová kniha štěně označí. Je to upozornění, ne diagnóza.',
    unit: sign('%'),
  },
  'breeders.starter_packs': {
    name: 'Startovací balíčky na vrh',
    sentence: 'Nejvíc balíčků ke každému vrhu.',
    unit: counted('balíček', 'balíčky', 'balíčků', 'balíčku'),
  },
  'breeders.packs_days_before': {
    name: 'Balíčky nahlásit předem',
    sentence: 'Kolik dní před předáním musí chovatel balíčky nahlásit.',
    unit: DAYS,
  },
  'breeders.card_months': {
    name: 'Platnost karty štěněte',
    sentence: 'Kolik měsíců po předání může nový majitel profil převzít.',
    unit: counted('měsíc', 'měsíce', 'měsíců', 'měsíce'),
  },
  'retailers.least_products': {
    name: 'Nejmíň našich produktů',
    sentence: 'Kolik různých produktů má odběratel držet, aby byl na mapě.',
    unit: counted('produkt', 'produkty', 'produktů', 'produktu'),
  },
  'retailers.order_days': {
    name: 'Jak dlouho platí dodávka',
    sentence: 'Co jsme za tu dobu přivezli, bereme za zboží skladem. Kdo za tu dobu nic neobjednal, z mapy zmizí.',
    unit: DAYS,
  },
  'retailers.answer_days': {
    name: 'Do kdy záznam zkontrolujeme',
    sentence: 'Pracovní dny od odeslání do zveřejnění.',
    unit: DAYS,
  },
  'trainers.group_kilos': {
    name: 'Společná objednávka: kila',
    sentence: 'Od kolika kil dohromady platí jednotlivé slevy. Platí pro skupiny otevřené potom.',
    unit: sign('kg'),
  },
  'trainers.group_percents': {
    name: 'Společná objednávka: slevy',
    sentence: 'Kolik procent dostanou všichni: první číslo patří k prvním kilům, druhé k druhým.',
    unit: sign('%'),
  },
  'trainers.group_pay_hours': {
    name: 'Čas na zaplacení',
    sentence: 'Kolik hodin po uzávěrce mají členové na zaplacení svého dílu.',
    unit: HOURS,
  },
  'trainers.group_answer_hours': {
    name: 'Čas na odpověď',
    sentence: 'Kolik hodin mají členové na rozhodnutí, když cena vyjde vyšší. Bez odpovědi se peníze vrátí.',
    unit: HOURS,
  },
  'loyalty.support_limit': {
    name: 'Limit ruky podpory',
    sentence: 'Kolik kreditů smí podpora za 30 dní připsat a odebrat u jednoho zákazníka.',
    unit: CREDITS,
  },
  'loyalty.admin_limit': {
    name: 'Limit ruky správy',
    sentence: 'Kolik kreditů smí správa za 30 dní připsat a odebrat u jednoho zákazníka.',
    unit: CREDITS,
  },
  'loyalty.review_credits': {
    name: 'Za recenzi',
    sentence: 'Za schválenou recenzi, ať má hvězd kolik chce.',
    unit: CREDITS,
  },
  'loyalty.review_limit': {
    name: 'Nejvíc odměněných recenzí',
    sentence: 'Kolik recenzí jednoho zákazníka za měsíc se odměňuje.',
    unit: counted('recenze', 'recenze', 'recenzí', 'recenze'),
  },
  'loyalty.survey_credits': {
    name: 'Za dotazník',
    sentence: 'Za dotazník vyplněný do konce, ať je odpověď jakákoli. Nula nedá nic.',
    unit: CREDITS,
  },
  'loyalty.regular_delivery_credits': {
    name: 'Za třetí balík plánu',
    sentence: 'Připíšou se jednou za plán, když dorazí jeho třetí balík.',
    unit: CREDITS,
  },
} as const satisfies Record<string, SettingWords>
