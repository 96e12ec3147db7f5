import { CARD_CONSENT } from '@shop/contract/plan/card-consent'
import type { MailText, MailValue } from '#app/mail/define-mails'
import type { MailValues } from '#app/mail/fill-mail'

const ITEMS: MailValue = {
  goods: [
    { name: 'Kuře s hnědou rýží', note: '12 kg · 1 ks', amount: '1 690 Kč', tint: 'yellow', picture: null },
    { name: 'Konzerva Losos', note: '400 g · 6 ks', amount: '534 Kč', tint: 'coral', picture: null },
  ],
}
const TRAIL: MailValue = {
  trail: [
    { title: 'Zaplaceno', text: 'čt 12. 11.', state: 'done' },
    { title: 'Balíme', text: 'čt 12. 11.', state: 'current' },
    { title: 'Na cestě', text: 'čt 12. 11.', state: 'ahead' },
    { title: 'K vyzvednutí', text: 'pá 13. 11.', state: 'ahead' },
  ],
}

// Only what a general rule below would get wrong.
const KNOWN: Record<string, MailValue> = {
  'order.number': '26 001 532',
  'ticket.answer': 'Dobrý den,\n\nzásilka je na cestě a dorazí zítra.\n\nJana, Čenich',
  'ticket.author': 'Jana',
  'webhook.host': 'erp.packa.cz',
  'access.what': 'klíč k API „Pokladna“ (ceník, dostupnost)',
  'group.title': 'Středeční agility',
  'group.deadline': 'čt 26. 11. v 18:00',
  'group.kilos': '86 kg',
  'group.was': '1 180 Kč',
  'group.difference': '110 Kč',
  'group.payDifference': 'Doplatek prosím pošlete do 30. 11. v 18:00 na stránce objednávky.',
  'group.result': 'Sešlo se 124 kg, všichni máte o 8 % levněji.',
  'group.outcome': 'objednáno, balíme',
  'group.report': 'Balíky ponesou jména členů. Seznam k výdeji najdete u skupiny.',
  'puppy.from': 'Chovatelská stanice Z Kamenného mlýna',
  'retailer.reason': 'U otevírací doby chybí sobota.',
  'litter.name': 'Vrh B',
  'litter.packsUntil': 'do neděle 22. 11.',
  'customer.email': 'jitka.novotna@priklad.cz',
  'customer.newEmail': 'j•••@n•••.cz',
  'customer.call': ', Jitko',
  'order.trail': TRAIL,
  'order.dosing': {
    table: [['Bady, Losos s bramborem', '230 g denně (2× 115 g)']],
    note: 'Orientační výpočet podle profilu psa.',
  },
  'refund.itemsTable': { table: [['Vrácené zboží', '1 290 Kč']] },
  'order.shippingName': 'Zásilkovna na výdejní místo',
  'order.paymentName': 'Kartou online',
  'order.paymentInstructions': 'Zaplatíte online. Zboží vám zatím držíme.',
  'order.deliveryEstimate': 'středa 18. 11.',
  'order.rounding': '',
  'order.vat': '138,21 Kč',
  'order.base': '1 151,79 Kč',
  'order.standing': 'Doručením této zprávy je kupní smlouva uzavřena.',
  'order.payUntil': '16. 11. 2026 12:00',
  'order.cancelReason': 'zrušili jste ji',
  'order.refundText': 'Nic jsme vám nestrhli.',
  'order.change': 'telefon',
  'order.holdReason': 'u adresy chybí číslo domu.',
  'order.resolution': 'posíláme ji znovu.',
  'returns.days': '14',
  'registration.credits':
    'Po potvrzení vám připíšeme 50 kreditů. Další získáte, když vyplníte profil psa (30 kreditů), a kalkulačka pak bude počítat dávku přesněji.',
  'registration.preheader': 'Jeden klik, 50 kreditů a hotovo.',
  'shipment.carrier': 'Zásilkovna',
  'shipment.parcelCount': '1',
  'shipment.weight': '13,2 kg',
  'product.name': 'Mono Králík s batátem',
  'product.variant': '6 kg',
  'product.unitPrice': '208,17 Kč/kg',
  'product.lowestText': 'Nejnižší cena za 30 dní před slevou byla 1 340 Kč.',
  'watch.event': 'až bude stát méně',
  'pickup.place': 'Trafika U Jezevčíka',
  'pickup.openingHours': 'po–pá 7–19 h',
  'shipment.words': 'zásilku se nepodařilo doručit.',
  'order.reviewLinks': {
    links: [{ label: 'Granule kuře s hnědou rýží', href: 'https://cenich.example/moje-recenze/ukazka' }],
  },
  'payment.qrImage': { image: { src: 'https://cenich.example/qr.png', alt: 'QR kód k platbě' } },
  'order.paymentQr': { image: { src: 'https://cenich.example/qr.png', alt: 'QR kód k platbě' } },
  'request.browser': 'Firefox, Linux',
  'coupon.code': 'VITEJTE10',
  'dog.names': 'Bára',
  'credits.amount': '100',
  'credits.expiring': '120',
  'credits.earned': '100 kreditů',
  'credits.usable': '220 kreditů',
  'firm.name': 'Chovatelské potřeby U Lípy s.r.o.',
  'firm.invitedBy': 'Ivana Malá',
  'firm.role': 'nákupčí',
  'firm.buyer': 'Petr Novák',
  'firm.net': '12 400 Kč',
  'food.subject': 'Dochází Granule kuře s hnědou rýží',
  'food.name': 'Granule kuře s hnědou rýží',
  'food.others': '',
  'puppy.subject': 'Plán krmení pro štěně o 3 měsících',
  'puppy.lead': 'Vaše štěně teď roste nejrychleji. Tady je plán na další měsíce.',
  'plan.months': {
    table: [
      ['třetí měsíc, čtyřikrát denně', '180 g'],
      ['čtvrtý měsíc, třikrát denně', '210 g'],
    ],
  },
  'plan.transition': {
    table: [
      ['1.–2. den', 'čtvrtina nového'],
      ['3.–4. den', 'polovina nového'],
    ],
  },
  'puppy.name': 'Bára',
  'puppy.ration':
    'Na 4. měsíc počítá tabulka krmiva Granule štěně kuře s rýží 210–290 g denně. U jiného krmiva platí tabulka na jeho obalu.',
  'plan.letters': {
    table: [
      ['26. 11. 2026', 'Jak jde přechod na nové krmivo'],
      ['16. 12. 2026', 'Čas na váhu a novou porci'],
    ],
  },
  'plan.diary': {
    table: [
      ['první týden', '4,2 kg'],
      ['druhý týden', '4,7 kg'],
    ],
  },
  'survey.title': 'Jak to dopadlo?',
  'survey.questionCount': '4',
  'survey.question': 'Jak snadné bylo zboží vrátit?',
  'survey.choices': {
    links: ['1 – Velmi obtížné', '2', '3', '4', '5', '6', '7 – Velmi snadné'].map((label) => ({
      ...{ label, href: 'https://cenich.example/survey/po-vraceni/ukazka' },
    })),
  },
  'dog.name': 'Bára',
  'find.contact': '+420 605 000 111',
  'find.message': 'Je v pořádku, pije a má u nás deku.',
  'account.deleteOn': '16. 12. 2026',
  'account.passkeys': 'Přístupové klíče zůstávají, jak byly.',
  'staff.role': 'podpora',
  'staff.email': 'jana.dvorakova@cenich.example',
  'application.phone': '+420 777 123 456',
  'company.applicantName': 'Chovatelské potřeby U Lípy s.r.o.',
  'application.reason': 'podle živnostenského rejstříku se zbožím pro zvířata neobchodujete.',
  'application.subject': 'ceny pro chovatelské stanice',
  'application.terms': {
    table: [
      ['Limit na fakturu', '80 000 Kč'],
      ['Splatnost faktur', '21 dní'],
    ],
  },
  'application.note': 'Doklad o stanici jsme ověřili.',
  'breeder.kennelName': 'Z Kamenného mlýna',
  'invoice.status': 'zaplaceno',
  'order.was': '2 539 Kč',
  'order.difference': 'Rozdíl 1 249 Kč vracíme tam, odkud platba přišla.',
  'order.unsent': 'Objednávka',
  'order.why': 'Doplatek do dneška nepřišel.',
  'withdrawal.items': 'Kuře s hnědou rýží, 12 kg, 1 ks',
  'withdrawal.name': 'Jitka Novotná',
  'withdrawal.text': 'Oznamuji, že odstupuji od smlouvy o koupi tohoto zboží.',
  'withdrawal.return': 'Zboží pošlete do 14 dnů na adresu skladu.',
  'withdrawal.money': 'Peníze vrátíme do 14 dnů, nejdřív až zboží dorazí nebo doložíte odeslání.',
  'refund.method': 'zpět na kartu',
  'refund.way': 'Vracíme je na kartu, kterou jste platili.',
  'refund.creditsText': 'Zpět na účet jde i 120 kreditů, které jste za objednávku utratili.',
  'refund.documentText': 'Opravný daňový doklad je v příloze.',
  'complaint.items': 'Kuře s hnědou rýží, 12 kg, 1 ks',
  'complaint.description': 'poškozený obal: Pytel přišel roztržený u švu.',
  'complaint.requestedRemedy': 'výměna za nové zboží',
  'recall.batch': 'L26-0915',
  'recall.product': 'Kuře s hnědou rýží',
  'recall.bestBefore': '15. 9. 2027',
  'recall.phone': '800 111 000',
  'recall.pieces': '1',
  'recall.sentOn': '12. 11. 2026',
  'recall.reason': 'Kontrola v laboratoři našla víc hořčíku, než má recept.',
  'recall.risk': 'U zdravého psa přechodné trávicí potíže.',
  'recall.symptoms': 'průjem, zvracení',
  'case.form': 'formulář reklamace',
  'case.title': 'Reklamace: Uznáno',
  'case.subject': 'Reklamace 26 001 532: Uznáno',
  'case.kind': 'Reklamace',
  'case.summary': 'Prohlédli jsme všechno, co jste nám k reklamaci poslali.',
  'case.decisions': { table: [['Kuře s hnědou rýží, 12 kg, 1 ks', 'pošleme náhradu']] },
  'case.note': 'Náhradu posíláme dnes, nic za ni neplatíte.',
  'case.adr': 'Nesouhlasíte? Napište nám, nebo se obraťte na Českou obchodní inspekci.',
  'case.text': 'Zboží je u nás. Prohlédneme ho a dáme vědět, jak jsme rozhodli.',
  'case.reason': 'Obal fotíme hned při převzetí.',
  'case.items': 'Kuře s hnědou rýží, 2 kg, 1 ks',
  'case.next': 'ozveme se nejpozději do 14 dnů.',
  'case.wish': 'vrácení peněz',
  'case.decideBy': '30. 11. 2026',
  'case.sendBy': '30. 11. 2026',
  'payment.missing': '90 Kč',
  'payment.received': '1 200 Kč',
  'late.decision': 'Objednávku jsme obnovili.',
  'late.short': 'Objednávku jsme obnovili.',
  'late.next': 'Nic dalšího nemusíte dělat, balíme.',
  'shipment.promisedOn': '16. 11. 2026',
  'plan.items': 'Kuře s hnědou rýží, 12 kg, 1 ks',
  'plan.replaced': '',
  'plan.paymentName': 'Kartou online',
  'plan.shippingName': 'PPL domů',
  'plan.pauseText': 'Další balík nepojede, dokud doručování zase nezapnete.',
  'plan.byStaff': 'Udělali jsme to podle vaší zprávy.',
  'plan.missing': 'Konzerva Losos',
  'cycle.priceChange': 'o 40 Kč víc než minule',
  'cycle.itemsShort': 'Kuře s hnědou rýží a Konzerva Losos',
  'cycle.shipping': 'zdarma',
  'cycle.paymentName': 'Kartou online: v den zpracování strhneme sami z karty ••••\u00a04448',
  'cycle.replacements': '',
  'cycle.transfer': '',
  'cycle.paymentQr': '',
  'cycle.changeSummary': 'Balík jsme odložili na 23. 11. 2026.',
  'card.expires': '11/2026',
  'card.number': '4448',
  'card.limit': '15 000 Kč',
  'card.consent': CARD_CONSENT,
  'plan.payWhy': 'Uloženou kartu k ní nemáme, tak ji prosím zaplaťte odsud.',
  'cycle.why': 'Poslední kusy se prodaly dřív, než na ni přišla řada.',
  'cycle.stage': 'Už ji chystáme a změny nepřijímáme.',
  'cart.freeShippingText': 'Do dopravy zdarma zbývá 120 Kč.',
  'ticket.answerBy': '16. 11. 2026 v 12:00',
  'digest.table': {
    table: [
      ['Zprávy zákazníků', '3'],
      ['Reklamace před termínem', '1'],
    ],
  },
  'retailer.name': 'Chovatelské potřeby U Lípy',
  'retailer.confirmedOn': '16. 5. 2026',
  'review.note': 'Uveďte prosím, jak dlouho krmivo používáte.',
  'report.note': 'Recenze popisuje vlastní zkušenost.',
  'ration.grams': '230 g',
  'prize.name': 'Kapsička Krůta',
  'prize.description': 'Jedna kapsička na ochutnání.',
  'prize.next': 'Vyzvedněte si ji hned u stánku.',
  'wording.title': 'Obchodní podmínky',
  'wording.effectiveFrom': '1. 1. 2027',
  'wording.version': '3',
  'voucher.face': '1 000 Kč',
  'voucher.goes': 'Poukaz pošleme na jitka.novotna@priklad.cz 24. 12. 2026.',
  'voucher.from': 'Dárkový poukaz vám posílá Babička.',
  'voucher.words': '„Ať Rex nehladoví.“',
  'voucher.code': 'PES-7K2M-9QXA-4TRD',
  'voucher.expiresOn': '18. 11. 2029',
  'review.moment': 'Pytel by teď měl být zhruba v půlce.',
  'review.reward': 'Za schválenou recenzi připíšeme 15 kreditů, ať dáte jednu hvězdu nebo pět.',
  'review.preheader': 'Dvě věty, 15 kreditů, velká pomoc ostatním.',
}

// What a list of goods is called in the texts.
const GOODS = /(itemsTable|\.goods)$/

// By the last word of the path.
const BY_ENDING: [RegExp, string][] = [
  [/(total|amount|price|goodsTotal|discounts|monthly|codAmount)$/i, '1 290 Kč'],
  [/(date|until|validTo|estimate|attempt|time|at)$/i, '16. 11. 2026'],
  [/(credits|balance|expiring|creditsReturned|creditsDeducted)$/i, '120'],
  [/address|place$/i, 'Vinohradská 2048/5a, 120 00 Praha'],
  [/(number|id|symbol|code)$/i, '26 001 532'],
]

/** Something believable for every placeholder of a mail, so that its page can be looked at without an order. */
export function sampleValues({ subject, preheader, title, body }: MailText, goods: MailValue = ITEMS): MailValues {
  const paths = `${subject} ${preheader} ${title} ${body}`.matchAll(/\{\{([\w.]+)\}\}/g)
  return Object.fromEntries([...paths].map(([, path = '']) => [path, sampleOf(path, goods)]))
}

function sampleOf(path: string, goods: MailValue): MailValue {
  if (path.startsWith('links.')) return `https://cenich.example/${path.slice('links.'.length)}`
  return (
    KNOWN[path] ??
    (GOODS.test(path) ? goods : undefined) ??
    BY_ENDING.find(([pattern]) => pattern.test(path))?.[1] ??
    `ukázka (${path})`
  )
}
