/** What people write to the shop, in their own words. */
export const TICKETS = [
  {
    topic: 'order',
    isAboutOrder: true,
    message: 'Dobrý den, kdy prosím dorazí moje objednávka? Miska už zeje prázdnotou a Rek se tváří dotčeně.',
  },
  {
    topic: 'order',
    isAboutOrder: true,
    message: 'Spletla jsem si balení, chtěla jsem dvoukilové. Dá se to ještě změnit?',
  },
  {
    topic: 'order',
    isAboutOrder: true,
    message: 'Platba kartou proběhla, ale v objednávce pořád svítí, že čekáte na peníze.',
  },
  {
    topic: 'food',
    isAboutOrder: false,
    message: 'Máme čtyřměsíční štěně labradora, kolik gramů denně prosím doporučujete?',
  },
  {
    topic: 'food',
    isAboutOrder: false,
    message: 'Dobrý den, obsahují granule s jehněčím i kuřecí tuk? Naše fenka na kuře reaguje svěděním.',
  },
  {
    topic: 'food',
    isAboutOrder: false,
    message: 'Jak dlouho má trvat přechod ze starých granulí na vaše? Máme citlivé bříško.',
  },
  {
    topic: 'return',
    isAboutOrder: true,
    message: 'Pytel přišel roztržený, část granulí byla v krabici. Fotku pošlu obratem.',
  },
  {
    topic: 'return',
    isAboutOrder: true,
    message: 'Chtěl bych vrátit neotevřený pytel, pes přešel na veterinární dietu.',
  },
  {
    topic: 'regular_delivery',
    isAboutOrder: false,
    message: 'Jak prosím posunu další zásilku o týden? Jedeme na dovolenou i se psem.',
  },
  {
    topic: 'regular_delivery',
    isAboutOrder: false,
    message: 'Chci si do příští zásilky přidat pamlsky, ale jen jednou. Jde to?',
  },
  {
    topic: 'wholesale',
    isAboutOrder: false,
    message: 'Provozujeme psí salon a zajímaly by nás podmínky odběru ve větším množství.',
  },
  {
    topic: 'programme',
    isAboutOrder: false,
    message: 'Kam mi zmizely kredity za poslední nákup? V účtu je zatím nevidím.',
  },
  {
    topic: 'other',
    isAboutOrder: false,
    message: 'Jen jsem chtěla poděkovat. Bára po vašich konzervách konečně nechává misku čistou.',
  },
] as const

export const REVIEWS = [
  {
    rating: 5,
    title: 'Miska vylízaná',
    body: 'Náš vybíravec po týdnu přestal ohrnovat čumák a čeká u misky už před šestou ráno.',
    reply: null,
  },
  {
    rating: 5,
    title: 'Kvalita bez řečí',
    body: 'Srst se leskne, trávení v pořádku, pes spokojený. Kupujeme potřetí a zůstaneme u toho.',
    reply: null,
  },
  {
    rating: 5,
    title: 'Rychlé doručení',
    body: 'Objednáno v neděli večer, v úterý pytel za dveřmi. Granule voní po mase, ne po chemii.',
    reply: null,
  },
  {
    rating: 4,
    title: 'Dobré, jen menší granulky',
    body: 'Pro velkého psa bych uvítala větší granule, hltá je bez kousání. Jinak spokojenost.',
    reply: 'Děkujeme! Pro velká plemena máme řadu Maxi s většími granulemi.',
  },
  {
    rating: 4,
    title: 'Chutná',
    body: 'Fence chutná, jen zip na pytli by mohl držet lépe. Přesypáváme do dózy.',
    reply: null,
  },
  {
    rating: 3,
    title: 'Půl na půl',
    body: 'Jeden pes nadšený, druhý si k misce sedl a díval se na mě, co to má být.',
    reply: 'To nás mrzí. Zkuste prosím vzorky, ať i druhý strávník najde své.',
  },
  {
    rating: 2,
    title: 'Nesedlo nám',
    body: 'Po přechodu měl pes měkčí stolici, vrátili jsme se k původním granulím.',
    reply: 'Mrzí nás to. Ozvěte se nám, poradíme s pomalejším přechodem nebo jinou bílkovinou.',
  },
  {
    rating: 1,
    title: 'Roztržený pytel',
    body: 'Přišlo to vysypané v krabici. Reklamace sice proběhla, ale radost to nebyla.',
    reply: 'Omlouváme se, pytle této velikosti nově balíme do silnější krabice.',
  },
] as const

export const APPLICATIONS = [
  {
    kind: 'wholesale',
    subject: 'Chovatelské potřeby',
    answers: { shopType: 'Kamenná prodejna', volume: 'do 20 000 Kč měsíčně' },
    message: 'Rádi bychom vaše granule nabídli v naší prodejně.',
  },
  {
    kind: 'breeder',
    subject: 'Chovatelská stanice z Lipového dvora,',
    answers: { breed: 'bígl', club: 'Klub chovatelů honičů', littersPerYear: '1–2' },
    message: 'Odchováváme bígly přes deset let.',
  },
  {
    kind: 'trainer',
    subject: 'Psí škola',
    answers: { web: '', specialisation: 'Poslušnost a štěňata', clients: '20–50' },
    message: 'Doporučujeme klientům krmiva bez zbytečných přísad.',
  },
  {
    kind: 'wholesale',
    subject: 'Psí salon',
    answers: { shopType: 'Salon', volume: 'do 10 000 Kč měsíčně' },
    message: 'Zákaznice se na vaše pamlsky ptají samy.',
  },
] as const
