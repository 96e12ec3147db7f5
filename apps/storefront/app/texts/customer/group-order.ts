import type { GroupPage, GroupRefusal, MemberAct, OwnGroup } from '@shop/contract/order/group-order'
import { formatDateAtTime, formatOnWeekdayDate } from '@shop/czech/format-date'
import { formatNumber, formatPercent } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import { toPragueDay, toPragueTime } from '@shop/domain/calendar/prague-time'

const NBSP = '\u00a0'
const kilos = (grams: number) => `${formatNumber(Math.round(grams / 100) / 10)}${NBSP}kg`
const people = (count: number) =>
  `${formatNumber(count)}${NBSP}${pluralForm(count, { one: 'člověk', few: 'lidé', many: 'člověka', other: 'lidí' })}`
const off = (percent: number) => `−${formatPercent(percent)}`
const at = (moment: string) => formatDateAtTime(toPragueTime(new Date(moment)))
const onDay = (moment: string) =>
  `${formatOnWeekdayDate(toPragueDay(moment))} ve${NBSP}${toPragueTime(new Date(moment)).time.replace(/^0/, '')}`

type State = GroupPage['members'][number]['state']

/** A group order of a training ground, for members and for the trainer. */
export const groupOrderTexts = {
  ...typeset({
    title: 'Společná objednávka | Čenich',
    description: 'Každý si vybere a zaplatí svoje, slevu máte za kila dohromady.',
    home: 'Čenich',
    crumb: 'Společná objednávka',
    progress: 'Kolik kil se sešlo',
    yours: 'Váš díl',
    choose: 'Co si vezmete',
    chooseLead: 'Kolik kusů chcete od čeho? Ceny jsou dnešní, zafixují se při uzávěrce.',
    members: 'Kdo už je v tom',
    membersLead: 'Vidíte iniciály a kila, ne co kdo kupuje.',
    you: 'vy',
    total: 'Celkem',
    join: 'Přidáte se?',
    joinLead:
      'Teď neplatíte nic. Na e-mail přijde odkaz, kterým účast potvrdíte; po uzávěrce dostanete odkaz k platbě a na zaplacení aspoň 48 hodin.',
    firstName: 'Jméno',
    lastName: 'Příjmení',
    nameHint: 'Ponese ho váš balík. Cvičitel jméno uvidí, ostatní jen iniciály.',
    email: 'E-mail',
    joinSubmit: 'Přidat se',
    how: 'Jak to dopadne',
    delivery: 'Doprava na místo',
    free: 'zdarma',
    where: 'Kde si to vezmete',
    byName: 'Balík bude mít vaše jméno, na místě ho předá cvičitel.',
    nothingForOrganiser: 'Cvičitel z objednávky nic nemá. Kdyby něco měl, stálo by to tady.',
    goodsGone: 'Zboží z vašeho dílu se do uzávěrky vyprodalo. Nic jste neplatili a nic platit nebudete.',
    pay: 'Zaplatit svůj díl',
    payDifference: 'Doplatit rozdíl',
    order: 'Zobrazit objednávku',
    less: 'Ubrat',
    more: 'Přidat',
    together: 'společně',
    calledOff: 'Tahle objednávka se neuskuteční',
    calledOffText: 'Skupina se nesešla nebo ji cvičitel zrušil. Stejné krmivo najdete v obchodě za běžnou cenu.',
    shop: 'Zobrazit krmivo',
  }),
  acts: typeset({
    confirm: 'Potvrdit účast',
    change: 'Uložit můj díl',
    leave: 'Odejít ze skupiny',
    come_back: 'Vrátit se se stejným dílem',
    stay: 'Zůstávám za novou cenu',
    take_back: 'Odcházím, vraťte mi peníze',
  } satisfies Record<MemberAct, string>),
  done: typeset({
    mail: 'Odkaz je na cestě do schránky. Účast platí, až ho otevřete a potvrdíte.',
    confirm: 'Jste v tom. Do uzávěrky můžete díl měnit, odejít i se vrátit.',
    change: 'Váš díl je uložený.',
    leave: 'Odešli jste. Vrátit se můžete do uzávěrky.',
    come_back: 'Jste zpátky.',
    stay: 'Zůstáváte. Zbývá doplatit rozdíl, odkaz je i v mailu.',
    take_back: 'Hotovo. Peníze vracíme stejnou cestou, jakou přišly.',
  } satisfies Record<MemberAct | 'mail', string>),
  states: typeset({
    unconfirmed: 'nepotvrzeno',
    joined: 'účast potvrzena',
    left: 'účast zrušena',
    to_pay: 'čeká na platbu',
    paid: 'zaplaceno',
    asked: 'rozhoduje se',
    stayed: 'zůstává',
    refunded: 'peníze zpět',
    expired: 'bez objednávky',
  } satisfies Record<State, string>),
  mine: typeset({
    unconfirmed: 'Ještě prosím potvrďte účast. Bez potvrzení vaše kila nepočítáme.',
    joined: 'Jste v tom. Platit budete až po uzávěrce.',
    left: 'Odešli jste, vaše kila nepočítáme. Vrátit se můžete do uzávěrky.',
    to_pay: 'Uzávěrka proběhla, teď je řada na placení.',
    paid: 'Zaplaceno, děkujeme. Čekáme na ostatní.',
    asked: 'Zaplatilo se méně kil a cena vyšla vyšší. Rozhodněte se prosím, bez odpovědi vám peníze vrátíme.',
    stayed: 'Zůstáváte za novou cenu.',
    refunded: 'Peníze vracíme stejnou cestou, jakou přišly.',
    expired: 'Váš díl do objednávky nešel. Nic platit nebudete.',
  } satisfies Record<State, string>),
  groupStates: typeset({
    open: 'Přidávat se můžete do uzávěrky.',
    paying: 'Uzávěrka proběhla, členové platí.',
    settling: 'Zaplatilo se méně kil, členové se rozhodují.',
    placed: 'Objednáno, balíme po jménech.',
    failed: 'Neuskuteční se.',
  } satisfies Record<GroupPage['state'], string>),
  refusals: typeset({
    not_a_trainer: 'Společnou objednávku otevírá schválený trenér.',
    no_goods:
      'Nabídku tvoří váš košík: vložte do něj krmivo a pamlsky, ze kterých si členové vyberou. Sady do ní nejdou.',
    too_many_goods: 'To je moc druhů zboží. Nechte jich v košíku nejvýš 24.',
    deadline: 'Uzávěrka má být nejdřív za hodinu a nejpozději za 30 dní.',
    too_many_groups: 'Pět skupin vám už běží. Počkejte prosím, až některá skončí.',
    no_delivery: 'Teď na cvičák doručit neumíme. Zavolejte nám prosím.',
    closed: 'Uzávěrka už proběhla, tohle teď nejde.',
    full: 'Skupina je plná.',
    no_lines: 'Vyberte aspoň jeden kus.',
    too_heavy: 'Tolik kurýr neodveze. Uberte prosím.',
    not_allowed: 'Tohle už teď nejde. Načtěte stránku znovu.',
  } satisfies Record<GroupRefusal, string>),
  preparedBy: (name: string) =>
    `${name ? `Zve vás ${name}. ` : ''}Každý si vybere a zaplatí svoje, přijede to najednou.`,
  goal: ({ next, percent, state }: Pick<GroupPage, 'next' | 'percent' | 'state'>) => {
    if (next) return `Chybí ${kilos(next.missingGrams)} do ceny ${off(next.percent)}`
    if (percent > 0) return `Všichni máte ${off(percent)}`
    return state === 'open' ? 'Zatím běžná cena' : 'Platí běžná cena'
  },
  sum: (grams: number, goal: number | null) =>
    goal === null ? kilos(grams) : `${kilos(grams)} z${NBSP}${kilos(goal)}`,
  people,
  kilos,
  deadline: (moment: string) => `Uzávěrka ${onDay(moment)}.`,
  payUntil: (moment: string) => `Zaplatit můžete do ${at(moment)}.`,
  answerUntil: (moment: string) => `Odpovědět můžete do ${at(moment)}. Pak peníze vrátíme.`,
  price: (amount: number) => formatPrice(amount),
  togetherPrice: (amount: number) => `společně ${formatPrice(amount)}`,
  now: (percent: number) => (percent > 0 ? `teď, při ${off(percent)}` : 'za běžnou cenu'),
  ahead: ({ next, percent }: Pick<GroupPage, 'next' | 'percent'>) =>
    next ? `od ${kilos(next.fromGrams)}` : `při ${off(percent)}`,
  pieces: (name: string) => `Kolik kusů: ${name}`,
  lessOf: (name: string) => `Ubrat: ${name}`,
  moreOf: (name: string) => `Přidat: ${name}`,
  steps: (deadlineAt: string) => [
    `Skupina se zavře ${onDay(deadlineAt)}, ceny se zafixují a kila sečtou.`,
    'Každému přijde odkaz k platbě za cenu, která z kil vyšla. Na zaplacení je aspoň 48 hodin; kdo nezaplatí, nic nemá a nic nedluží.',
    'Konečnou cenu určí zaplacená kila. Kdyby vyšla vyšší, jednou se vás zeptáme: zůstat a doplatit, nebo odejít a dostat všechno zpět. Mlčení znamená peníze zpět.',
    'Balíme, až je jasno u všech. Každý balík nese jméno svého člena.',
  ],
}

/** The page of the trainer. */
export const ownGroupTexts = {
  ...typeset({
    title: 'Společné objednávky | Čenich',
    heading: 'Společné objednávky',
    lead: 'Otevřete objednávku pro cvičák, pošlete odkaz a sledujte, jak přibývají kila.',
    closedHeading: 'Objednávky otevírají schválení trenéři',
    closed: 'Stačí přihláška. Odpovíme do jednoho pracovního dne a stránka se otevře sama.',
    apply: 'Požádat o program',
    fresh: 'Nová společná objednávka',
    freshLead: 'Členové si budou vybírat z toho, co máte teď v košíku. Na počtu kusů v košíku nezáleží.',
    name: 'Název skupiny',
    nameHint: 'Třeba Cvičák Pod Tratí.',
    placeName: 'Místo výdeje',
    street: 'Ulice a číslo',
    city: 'Obec',
    zip: 'PSČ',
    phone: 'Telefon pro kurýra',
    pickupNote: 'Kdy si členové balíky vyzvednou',
    pickupHint: 'Třeba v sobotu 28. 11., 9–12 h.',
    day: 'Den uzávěrky',
    time: 'Hodina uzávěrky',
    open: 'Otevřít objednávku',
    link: 'Odkaz pro členy',
    list: 'Seznam k výdeji',
    nobody: 'Zatím se nikdo nepřidal. Pošlete členům odkaz.',
    callOff: 'Zrušit objednávku',
    callOffHint: 'Zrušit jde do uzávěrky. Kdo se přidal, dostane mail.',
    done: 'Objednávka je otevřená. Teď pošlete členům odkaz.',
    member: 'Člen',
    goods: 'Co si bere',
    weight: 'Kila',
    state: 'Stav',
  }),
  sum: ({ grams, people: count, percent }: OwnGroup) =>
    `${people(count)}, ${kilos(grams)}${percent > 0 ? `, cena ${off(percent)}` : ', zatím běžná cena'}`,
  orderNumber: (number: string) => `objednávka ${number}`,
}
