import type { TryOutcome } from '@shop/contract/webhook/webhook'
import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import type { WebhookTopic } from '@shop/domain/webhook/webhook-topics'

const messages = (count: number) =>
  `${formatNumber(count)} ${pluralForm(count, { one: 'zpráva', few: 'zprávy', many: 'zprávy', other: 'zpráv' })}`

const topics: Record<WebhookTopic, string> = {
  'order.state_changed': 'Změna stavu objednávky',
  'parcel.shipped': 'Zásilka vyrazila',
  'parcel.delivered': 'Zásilka doručena',
  'invoice.issued': 'Vystavena faktura nebo dobropis',
  'stock.changed': 'Zboží došlo nebo je zase skladem',
}

const outcomes: Record<TryOutcome, string> = {
  taken: 'přijato',
  refused: 'odmítnuto',
  timeout: 'neodpověděl do pěti sekund',
  unreachable: 'adresa neodpovídá',
  broken_off: 'spojení spadlo',
  forbidden_address: 'adresa nevede do veřejného internetu',
}

/** Machines of a partner that are told of own orders, and the page where they are set up. */
export const connectionTexts = {
  ...typeset({
    title: 'Propojení systémů',
    heading: 'Propojení systémů',
    lead: 'Váš sklad nebo účetnictví se o objednávkách dozví samo. Jakmile se něco změní, pošleme zprávu na adresu, kterou nám dáte. A s klíčem se nás může kdykoli zeptat.',
    closedHeading: 'Jen pro schválené partnery',
    closed: 'Zprávy do vlastního systému a klíče k API mají velkoobchod, chovatelé a trenéři, které jsme schválili.',
    apply: 'Požádat o velkoobchod',
    webhooks: 'Adresy',
    empty: 'Zatím žádná adresa. Přidejte první a vyzkoušejte ji zkušební zprávou.',
    add: 'Přidat adresu',
    url: 'Adresa vašeho systému',
    urlHint: 'Začíná https:// a je dostupná z internetu.',
    urlInvalid: 'Adresa musí začínat https://, mít jméno dostupné z internetu a být na portu 443 nebo 8443.',
    topics: 'O čem chcete vědět',
    topicsMissing: 'Vyberte aspoň jednu událost.',
    secretHeading: 'Tajemství si uložte hned',
    secret: 'Tajemství pro podpis',
    secretOnce: 'Podruhé ho neukážeme. Ověříte jím, že zprávu poslal Čenich a cestou se nezměnila.',
    secretChanged: 'Zprávy teď 24 hodin podepisujeme starým i novým tajemstvím, na výměnu tak máte den.',
    active: 'posíláme',
    notSending: 'neposíláme',
    heldLead:
      'Účet má pozastavené partnerské podmínky, a tak teď nic neposíláme. Zprávy tu 30 dní počkají a odejdou, až podmínky obnovíme.',
    endedLead: 'Účet nemá partnerské podmínky, na tyhle adresy nic neposíláme.',
    failing: 'neodpovídá',
    paused: 'pozastaveno',
    pausedLead: 'Tři dny nikdo nepotvrdil příjem. Až ho opravíte, pošleme všechno, co čeká.',
    test: 'Zkusit',
    resume: 'Obnovit posílání',
    rotate: 'Vyměnit tajemství',
    remove: 'Zrušit',
    log: 'Co jsme poslali',
    logLead: 'Posledních 50 zpráv. Uchováváme je 30 dní.',
    logEmpty: 'Zatím nic. Zkušební zpráva se tu objeví do minuty.',
    event: 'Zpráva',
    result: 'Výsledek',
    action: 'Akce',
    again: 'Poslat znovu',
    now: 'Zkusit hned',
    waiting: 'čeká',
    topicNames: topics,
    outcomes,
    done: {
      zkouska: 'Zkušební zprávu posíláme. Výsledek najdete za chvíli níže.',
      znovu: 'Zprávu posíláme znovu.',
      obnoveno: 'Posíláme dál, nejdřív to, co čekalo.',
      zruseno: 'Adresa je zrušená, nic dalšího na ni nepošleme.',
      odvolano: 'Klíč je odvolaný, od teď nic neotevře.',
    },
    guide: 'Zprávy pro programátory',
    guideLead:
      'Posíláme POST s JSON podle Standard Webhooks. Každá zpráva má id, typ, čas, objednávku nebo zboží a pořadí. Částky jsou v haléřích.',
    guideOrder:
      'Zprávy o jedné objednávce chodí po sobě a sequence jde od jedničky bez děr. Další odejde, až předchozí potvrdíte. Na jiné objednávky nečeká.',
    guideStock:
      'Že zboží došlo nebo je zase skladem (stock.changed), zjišťujeme každou minutu. Co mezitím došlo a zase přišlo, o tom nepíšeme. Zprávy o jednom zboží chodí po sobě stejně jako o objednávce.',
    guideAgain:
      'Příjem potvrďte do pěti sekund stavem 2xx. Na cokoli jiného zprávu pošleme znovu: za 5 s, 30 s, 2 min, 10 min, 1 h a pak po 3 h. Stejná zpráva proto může přijít dvakrát, poznáte ji podle id. Přesměrování nenásledujeme.',
    guideMore: 'Pole časem přibudou. Typ, který neznáte, potvrďte a nechte být.',
    guideBody: 'Tělo zprávy',
    guideVerify: 'Ověření podpisu (Node.js)',
    guideReceive: 'Každou zprávu zpracovat jednou',
  }),
  waitingOf: (count: number) => `čeká ${messages(count)}`,
  earlierUntil: (moment: string) => `Staré tajemství platí do ${moment}.`,
  added: (day: string) => `Přidána ${day}`,
  attempts: (count: number) => `${formatNumber(count)}. pokus`,
  status: (status: number) => `stav ${status}`,
  nextAt: (moment: string) => `další pokus ${moment}`,
  of: (label: string, what: string) => `${label}: ${what}`,
  topic: (topic: string) => topics[topic as WebhookTopic] ?? 'Zkušební zpráva',
}
