import { defineMails } from '#app/mail/define-mails'

const PREHEADER = 'Kolikrát denně, kolik gramů, přechod na nové krmivo a váhový deníček.'

const PLAN = `{{puppy.lead}}

[Krmivo pro štěňata]({{links.food}})

## Kolikrát denně a kolik

{{plan.months}}

## V kolik hodin

- Čtyřikrát denně: 7, 11, 15 a 19 hodin
- Třikrát denně: 7, 13 a 19 hodin
- Dvakrát denně: 7 a 18 hodin

## Přechod na nové krmivo

První týden až dva krmte tím, co štěně jedlo u chovatele. Potom sedm dní míchejte:

{{plan.transition}}

## Váhový deníček

Važte jednou týdně, ve stejnou dobu a před krmením. Tabulku vytiskněte na lednici.

{{plan.diary}}

## Kdy volat veterináře

Když štěně nejí déle než půl dne, zvrací, má průjem nebo je malátné. U malých plemen dřív.`

const CARE = '> Rada je orientační a veterinární péči nenahrazuje. Píšeme, protože jste si dopisy k plánu krmení přáli.'

/** What somebody with a puppy has asked for. The plan with the letters and without; then the letters, by its age. */
export const PUPPY_MAILS = defineMails({
  'puppy-plan': {
    kind: 'transactional',
    subject: '{{puppy.subject}}',
    preheader: PREHEADER,
    title: '{{puppy.subject}}',
    body: `${PLAN}

> Plán je orientační a veterinární péči nenahrazuje. Další dopisy k němu nepřijdou.`,
  },
  'puppy-plan-begun': {
    kind: 'commercial',
    subject: '{{puppy.subject}}',
    preheader: PREHEADER,
    title: '{{puppy.subject}}',
    body: `${PLAN}

## Co ještě přijde

Přáli jste si i dopisy podle věku štěněte. Přijdou tyhle a žádné jiné:

{{plan.letters}}

Nechcete je? [Zastavte je]({{links.stop}}) jedním kliknutím. Plán vám zůstane.

> Plán je orientační a veterinární péči nenahrazuje.`,
  },
  'puppy-transition': {
    kind: 'commercial',
    subject: 'Přechod na nové krmivo: jak to jde?',
    preheader: 'Po čem poznáte, že je všechno v pořádku, a kdy zpomalit.',
    title: 'Přechod na nové krmivo: jak to jde?',
    body: `Plán máte osm dní. Jestli štěně ještě jí to, co u chovatele, nic se neděje: první týden až dva je to tak správně. Jestli už mícháte, tady je, na co se dívat.

## Jde to dobře

- Štěně jí s chutí a hraje si jako obvykle.
- Stolice drží tvar.
- Váha v deníčku roste.

## Zpomalte

Citlivému štěněti dejte na přechod deset až čtrnáct dní a nového krmiva přidávejte každý den asi desetinu. Pevný termín nikdo nehlídá.

[Přechod den po dni]({{links.guide}})

## Volejte veterináře

Když zvracení nebo průjem trvá déle než den, je v nich krev nebo je štěně malátné. Když nejí déle než půl dne. U malých plemen dřív.

${CARE}`,
  },
  'puppy-weight': {
    kind: 'commercial',
    subject: 'Čas na váhu: porce roste se štěnětem',
    preheader: 'Zvažte, přepočítejte porci a vápník nechte v lékárně.',
    title: 'Čas na váhu',
    body: `Čtyři týdny jsou v životě štěněte dlouhá doba a porce z minulého měsíce už nemusí stačit, nebo jí může být moc. Zvažte štěně před krmením a zapište to do deníčku.

{{puppy.ration}}

[Spočítat porci podle dnešní váhy]({{links.calculator}})

## Na co se dívat

- Žebra mají být cítit pod rukou, ne vidět, a shora má být znát pas. Štíhlé štěně roste zdravěji než kulaté, u velkých plemen dvojnásob.
- Ke kompletnímu krmivu pro štěňata vápník ani vitaminy nepřidávejte, už v něm jsou.
- Pamlsky počítejte do porce: nejvýš desetina denní energie.

${CARE}`,
  },
  'puppy-three-meals': {
    kind: 'commercial',
    subject: 'Tři měsíce: stačí tři jídla denně',
    preheader: 'Čtvrté jídlo může pryč, denní dávka zůstává.',
    title: 'Tři měsíce, tři jídla',
    body: `{{puppy.name}} má tři měsíce. Od teď stačí krmit třikrát denně místo čtyřikrát, třeba v 7, 13 a 19 hodin. Denní dávka se tím nemění, jen ji rozdělte na tři porce.

{{puppy.ration}}

[Spočítat porci podle dnešní váhy]({{links.calculator}})

Drobné štěně, které dlouhou pauzu mezi jídly snáší špatně, nechte na čtyřech jídlech o pár týdnů déle.

${CARE}`,
  },
  'puppy-two-meals': {
    kind: 'commercial',
    subject: 'Půl roku: stačí dvě jídla denně',
    preheader: 'Ráno a večer, denní dávka zůstává.',
    title: 'Půl roku, dvě jídla',
    body: `{{puppy.name}} má půl roku. Teď stačí krmit dvakrát denně, třeba v 7 a 18 hodin. Denní dávku rozdělte na dvě porce.

{{puppy.ration}}

[Spočítat porci podle dnešní váhy]({{links.calculator}})

U krmiva pro štěňata zůstaňte, i když už pes vypadá dospěle. Poslední dopis pošleme, až přijde čas na krmivo pro dospělé.

${CARE}`,
  },
  'puppy-adult': {
    kind: 'commercial',
    subject: 'Kdy přejít na krmivo pro dospělé',
    preheader: 'Podle velikosti, ne podle narozenin. A zase po dnech.',
    title: 'Kdy přejít na krmivo pro dospělé',
    body: `{{puppy.name}} už není žádné miminko. Krmivo pro růst je na místě, dokud pes nedosáhne zhruba dospělé váhy:

- Malá plemena v osmi až deseti měsících
- Střední ve dvanácti měsících
- Velká v patnácti až osmnácti měsících
- Obří v osmnácti až čtyřiadvaceti měsících

Jestli váha v deníčku poslední měsíc skoro nerostla, je čas. Jestli ještě roste, počkejte. Na nové krmivo přejděte za sedm až deset dní, stejně jako na začátku.

[Krmivo pro dospělé psy]({{links.food}}) · [Přechod den po dni]({{links.guide}})

Tohle je poslední dopis k plánu krmení. Ať vám spolu chutná.

${CARE}`,
  },
})
