import { formatDate, formatDayAndMonth, formatMoment } from '@shop/czech/format-date'
import { formatNumber } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import { toPragueDay, toPragueTime } from '@shop/domain/calendar/prague-time'
import type { CompanyAction, CompanyRole } from '@shop/domain/company/company-rights'

const ROLES: Record<CompanyRole, string> = {
  buyer: 'Nákupčí',
  approver: 'Schvalovatel',
  accountant: 'Účetní',
  manager: 'Správce',
}

const DUTIES: Record<CompanyRole, string> = {
  buyer: 'Objednává do svého limitu, nad něj to někdo schválí. Faktury nevidí.',
  approver: 'Objednává bez limitu, schvaluje objednávky kolegů, vidí faktury.',
  accountant: 'Vidí faktury, výpisy a ISDOC. Za firmu neobjednává a v obchodě má běžné ceny.',
  manager: 'Smí všechno, i zvát lidi a měnit limity.',
}

const ACTIONS: Record<CompanyAction, string> = {
  order: 'Objednat do limitu',
  order_over_limit: 'Objednat nad limit',
  decide: 'Schválit nebo zamítnout',
  see_money: 'Vidět faktury a platit',
  manage: 'Měnit lidi a limity',
}

const pieces = (count: number) => `${formatNumber(count)} ks`
const moment = (at: string) => formatMoment(toPragueTime(new Date(at)))

/** People of a company, what each may do, and orders that wait for one of them. */
export const companyPeopleTexts = {
  ...typeset({
    waiting: 'Čeká na schválení',
    waitingLead: 'Zboží držíme do uvedené chvíle. Když nikdo nerozhodne, objednávka propadne a nic nestojí.',
    waitingNone: 'Nic nečeká.',
    net: 'Bez DPH',
    limitOfOrder: 'Limit na objednávku',
    limitOfMonth: 'Měsíční limit',
    overOrder: 'Nad limit',
    refuse: 'Zamítnout',
    reason: 'Proč zamítáte',
    reasonHint: 'Důvod přijde mailem tomu, kdo objednával.',
    reasonMissing: 'Napište důvod, třeba „stojan řešíme až v prosinci“.',
    mine: 'Tuhle objednávku posíláte vy, takže ji musí schválit někdo jiný z firmy.',
    takeBackLead: 'Dokud ji nikdo neschválil, můžete ji změnit: zrušíme ji a zboží vrátíme do vašeho košíku.',
    takeOver: 'Převzít do košíku',
    takeOverLead:
      'Objednávku zrušíme a zboží bude ve vašem košíku. Objednáte ji pak vy, na svou adresu doručení; kolegovi o tom napíšeme.',
    takenOver: 'Přebírám ji k úpravě a objednám ji za vás.',
    goods: 'Co je v ní',
    people: 'Lidé a co smějí',
    invite: 'Pozvat kolegu',
    inviteButton: 'Poslat pozvánku',
    inviteSuspended: 'Firma teď nemá partnerské podmínky, proto pozvánky neposíláme. Až je zase dostane, půjde to.',
    email: 'E-mail',
    emailHint: 'Pozvánku přijme jen účet na tuhle adresu. Platí sedm dní.',
    role: 'Role',
    orderLimit: 'Limit na jednu objednávku v Kč bez DPH',
    monthLimit: 'Limit na měsíc v Kč bez DPH',
    limitHint: 'Jen pro nákupčí. Prázdné pole znamená bez limitu, nula vždycky ke schválení.',
    limitWrong: 'Napište celé koruny, třeba 15 000.',
    branch: 'Pobočka',
    noBranch: 'adresa firmy',
    save: 'Uložit',
    edit: 'Upravit',
    remove: 'Odebrat přístup',
    removeLead: 'Přístup skončí hned. Co je objednané, to doběhne.',
    again: 'Poslat znovu',
    revoke: 'Zrušit pozvánku',
    owner: 'Správce. Účet firmy, smí všechno a bez limitu.',
    pending: 'Pozvánka čeká',
    expired: 'Pozvánka propadla',
    me: 'Vy',
    rights: 'Kdo co může',
    activity: 'Činnost',
    branches: 'Pobočky',
    branchesLead: 'Objednávka z pobočky jde na její adresu, faktura na adresu firmy.',
    branchesNone: 'Zatím žádná. Všechno jezdí na adresu firmy.',
    addBranch: 'Přidat pobočku',
    branchName: 'Název pobočky',
    street: 'Ulice a číslo',
    city: 'Město',
    zip: 'PSČ',
    note: 'Otevírací doba a pokyny',
    asWritten: 'Adresa je správně, použijte ji, jak je',
    removeBranch: 'Zrušit pobočku',
    leftHeading: 'Co můžete objednat',
    unlimited: 'Objednáváte bez limitu.',
    suspended:
      'Firma teď nemá partnerské podmínky, takže za ni nejde objednávat. Nakupujete za běžné ceny a sami za sebe.',
    ownOrders: 'Vaše objednávky',
    ownOrdersNone: 'Za firmu jste zatím nic neobjednali.',
    quickOrder: 'Rychlá objednávka',
    buyerMoney: 'Faktury a limit firmy vidí schvalovatelé, účetní a správci.',
    accountantOrders:
      'Objednávky za firmu posílají nákupčí a schvalovatelé. Co koupíte s tímhle účtem vy, kupujete za běžné ceny a sami za sebe.',
    leave: 'Odejít z firmy',
    leaveLead: 'Přijdete o ceny, doklady i objednávky firmy. Zpátky vás musí pozvat její správce.',
    invitationTitle: 'Pozvánka do firmy | Čenich',
    notYours: 'Pozvánka přišla na jinou adresu, než má tenhle účet. Přihlaste se účtem na adresu, kam přišla.',
    accept: 'Přijmout pozvánku',
    signIn: 'Přihlásit se',
    register: 'Založit účet',
    toCompany: 'Na stránku firmy',
    toShop: 'Do obchodu',
    guest: 'Pozvánku přijmete s účtem na adresu, na kterou přišla. Přihlaste se, nebo si ho založte.',
    gone: 'Tuhle pozvánku neznáme',
    goneText: 'Zkopírujte odkaz z mailu celý. Když přišla novější pozvánka, platí jen ta.',
    acceptLead: 'Po přijetí nakupujete a vidíte to, co k roli patří. Odejít můžete kdykoli.',
  }),
  roles: ROLES,
  duties: DUTIES,
  actions: ACTIONS,
  right: { yes: 'ano', approval: 'ke schválení', no: 'ne' },
  until: (at: string) => typeset(`zboží držíme do ${moment(at)}`),
  placed: (at: string, branch: string | null, count: number) =>
    typeset([moment(at), branch, pieces(count)].filter(Boolean).join(', ')),
  good: (name: string, count: number) => typeset(`${name}, ${pieces(count)}`),
  approve: (net: number) => typeset(`Schválit ${formatPrice(net)}`),
  of: (what: string, whose: string) => `${what}: ${whose}`,
  placement: (
    { orderLimit, monthLimit, branch }: { orderLimit: number | null; monthLimit: number | null; branch: string | null },
    spent: number | null,
  ) => {
    const alone =
      orderLimit === null && monthLimit === null
        ? 'Bez limitu.'
        : orderLimit === null
          ? ''
          : orderLimit === 0
            ? 'Všechno ke schválení.'
            : `Do ${formatPrice(orderLimit)} bez schválení.`
    const month =
      monthLimit === null
        ? ''
        : spent === null
          ? `Měsíčně ${formatPrice(monthLimit)}.`
          : `Tento měsíc ${formatPrice(spent)} z ${formatPrice(monthLimit)}.`
    return typeset([branch && `Pobočka ${branch}.`, alone, month].filter(Boolean).join(' '))
  },
  /** A day and a month end with a dot of their own. */
  sent: (sentAt: string, expiresAt: string) =>
    typeset(`Poslána ${formatDayAndMonth(toPragueDay(sentAt))}, platí do ${formatDayAndMonth(toPragueDay(expiresAt))}`),
  ended: (expiresAt: string) => typeset(`Platila do ${formatDate(toPragueDay(expiresAt))}.`),
  leftOf: (left: number) => typeset(`Tento měsíc můžete ještě za ${formatPrice(left)}`),
  spentOf: (spent: number, month: number) => typeset(`${formatPrice(spent)} z ${formatPrice(month)} bez DPH`),
  alone: (order: number, deciders: readonly string[]) =>
    typeset(`Jednu objednávku pošlete sami do ${formatPrice(order)}, nad to ji ${byWhom(deciders)}.`),
  overMonthBy: (deciders: readonly string[]) => typeset(`Co bude nad měsíční limit, to ${byWhom(deciders)}.`),
  awaits: (deciders: readonly string[]) =>
    typeset(deciders.length === 1 ? `čeká na schválení: ${deciders[0]}` : 'čeká na schválení ve firmě'),
  refused: (reason: string) => typeset(`Zamítnuto: ${reason}`),
  lead: (waiting: number, overdue: boolean) => {
    const orders =
      waiting === 0
        ? ''
        : `${formatNumber(waiting)} ${pluralForm(waiting, { one: 'objednávka čeká', few: 'objednávky čekají', many: 'objednávky čeká', other: 'objednávek čeká' })} na schválení`
    const debts = overdue ? 'některá faktura je po splatnosti' : ''
    const both = [orders, debts].filter(Boolean).join(' a ')
    return both ? typeset(`${both[0]?.toUpperCase()}${both.slice(1)}.`) : ''
  },
  invitationHeading: (company: string) => typeset(`Pozvánka do firmy ${company}`),
  invitedAs: (by: string, role: CompanyRole) =>
    typeset(`Zve: ${by}. Vaše role: ${ROLES[role].toLowerCase()}. ${DUTIES[role]}`),
  invitationState: typeset({
    used: 'Tuhle pozvánku už někdo přijal.',
    expired: 'Pozvánka propadla. Požádejte o novou toho, kdo vás zve.',
    revoked: 'Pozvánku mezitím někdo z firmy zrušil.',
  }),
  done: typeset({
    pozvano: 'Pozvánka je na cestě.',
    zruseno: 'Pozvánka už nic neotevře.',
    zmeneno: 'Uloženo.',
    odebrano: 'Přístup skončil.',
    odchod: 'K firmě už nepatříte.',
    pobocka: 'Pobočka je uložená.',
    'bez-pobocky': 'Pobočka je zrušená.',
    schvaleno: 'Schváleno. Kdo objednával, o tom ví.',
    'ceka-na-nas': 'Za vaši firmu je schváleno. Než objednávku začneme balit, ještě se na ni podíváme my.',
    zamitnuto: 'Zamítnuto. Důvod jsme poslali tomu, kdo objednával.',
    vitejte: 'Vítejte ve firmě.',
  }),
}

function byWhom(deciders: readonly string[]): string {
  const [only] = deciders
  return deciders.length === 1 && only ? `schválí ${only}` : 'schválí někdo z firmy'
}
