import { html } from '#app/mail/html'
import { COLORS } from '#app/mail/mail-colors'

const FONT = 'Figtree,"Segoe UI",Helvetica,Arial,sans-serif'
const DISPLAY = '"Bricolage Grotesque",Figtree,"Segoe UI",Helvetica,Arial,sans-serif'
const LINE = `1px solid ${COLORS.line}`
const IMAGE = 'display:block;outline:none;border:none;text-decoration:none'
const HEADLINE = `font-family:${DISPLAY};font-weight:800;letter-spacing:-.02em`

/** Of every element itself: style sheets do not reach all mailboxes. Classes stand beside them for the phone and the dark. */
export const mailStyles = {
  body: `margin:0;padding:0;background-color:${COLORS.mist};-webkit-text-size-adjust:100%`,
  preview: 'display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0;mso-hide:all',
  ground: `padding:0 0 24px;background-color:${COLORS.mist};font-family:${FONT};color:${COLORS.ink}`,
  page: `width:600px;max-width:600px;background-color:${COLORS.white};color:${COLORS.ink};font-family:${FONT}`,
  head: 'padding:18px 32px 14px',
  logo: IMAGE,
  logoDark: `${IMAGE};display:none`,
  words: 'padding:30px 32px;vertical-align:middle',
  pack: 'width:250px;vertical-align:bottom',
  title: `margin:0;font-size:38px;line-height:42px;${HEADLINE}`,
  lead: 'margin:12px 0 0;font-size:17px;line-height:25px',
  section: 'padding:24px 32px 8px',
  heading: `margin:16px 0 8px;font-size:22px;line-height:26px;${HEADLINE}`,
  text: 'margin:0 0 16px;font-size:16px;line-height:25px',
  note: `margin:0 0 16px;font-size:14px;line-height:20px;color:${COLORS.muted}`,
  list: 'margin:0 0 16px;padding-left:24px;font-size:16px;line-height:25px',
  item: 'margin:0 0 6px',
  /** Its words stand for it in a mailbox that loads no pictures, on white also in the dark. */
  image: `${IMAGE};margin:0 0 16px;background-color:${COLORS.white};color:${COLORS.ink};font-size:14px;padding:8px`,
  link: `color:${COLORS.forest};text-decoration:underline`,
  buttons: 'margin:20px 0 16px',
  buttonCell: `background-color:${COLORS.carrot};border-radius:999px`,
  button: `display:inline-block;padding:16px 30px;font-size:17px;line-height:20px;font-weight:700;color:${COLORS.ink};text-decoration:none;text-align:center;mso-padding-alt:0px`,
  others: 'margin:14px 0 16px;font-size:16px;line-height:28px',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse;font-size:16px;line-height:24px',
  cell: `padding:8px 12px 8px 0;border-bottom:${LINE};vertical-align:top;text-align:left`,
  /** Amounts stand under one another at the edge, as they are added up. */
  lastCell: `padding:8px 0 8px 12px;border-bottom:${LINE};vertical-align:top;text-align:right`,
  /** The sum of all, said louder. */
  sum: 'font-size:18px;line-height:28px',
  goods: 'width:100%;margin:0 0 8px;border-collapse:collapse;font-size:16px;line-height:22px',
  thumb: `padding:12px 0;border-bottom:${LINE};vertical-align:top`,
  good: `padding:12px 14px;border-bottom:${LINE};vertical-align:middle;text-align:left`,
  goodAlone: `padding:12px 14px 12px 0;border-bottom:${LINE};vertical-align:middle;text-align:left`,
  amount: `padding:12px 0;border-bottom:${LINE};vertical-align:middle;text-align:right;white-space:nowrap`,
  small: `font-size:14px;color:${COLORS.muted}`,
  trail: 'width:100%;margin:0 0 16px;border-collapse:collapse;table-layout:fixed',
  step: 'padding:0 6px 0 0;vertical-align:top',
  stepWords: 'margin:4px 0 0;font-size:14px;line-height:18px',
  help: `padding:22px 32px;background-color:${COLORS.mist};font-size:14px;line-height:21px`,
  foot: `padding:18px 32px 26px;font-size:13px;line-height:19px;color:${COLORS.muted}`,
  footLink: `color:${COLORS.muted};text-decoration:underline`,
} as const

/**
 * What attributes cannot say: the phone and the dark. Mail programs that drop it show the light page of the attributes.
 * `card` is what stands on white, `tint` the coloured head, which stays light in the dark.
 */
export const STYLE_SHEET = html`<style>
table{border-collapse:collapse}
@media (max-width:620px){.w{width:100%!important}.px{padding-left:20px!important;padding-right:20px!important}.h1{font-size:32px!important;line-height:34px!important}.stk{display:block!important;width:auto!important;box-sizing:border-box}.pack{width:210px!important;height:210px!important;margin:0 auto}}
@media (prefers-color-scheme:dark){body,.bg{background-color:#101713!important}.card{background-color:#17211B!important;color:#F3F6F1!important}.card .a{color:#BFE3CF!important}.mut{color:#B4C2B8!important}.ln{border-color:#34423A!important}.logo-l{display:none!important}.logo-d{display:block!important}.tint,.tint .a{color:#17211B!important}.soft{background-color:#22302A!important;color:#F3F6F1!important}.on{background-color:#7FB069!important}.on-ln{border-color:#7FB069!important}.off{background-color:#5A675F!important}.off-ln{border-color:#5A675F!important}}
</style>`
