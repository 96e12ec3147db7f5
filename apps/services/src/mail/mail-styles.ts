// The design's tokens as plain values: mail programs know no variables.
const INK = '#17211B'
const MUTED = '#55635A'
const FOREST = '#0E4B36'
const MIST = '#F3F6F1'
const LINE = '#D9E0D9'
const FONT = 'Figtree, "Segoe UI", Helvetica, Arial, sans-serif'

const TEXT = `font-size:16px;line-height:25px;color:${INK}`
const CELL = `border-bottom:1px solid ${LINE};vertical-align:top`
const IMAGE = 'display:block;outline:none;border:none;text-decoration:none'

/** Of every element itself: style sheets do not reach all mailboxes. */
export const mailStyles = {
  body: `background-color:${MIST};margin:0;padding:0`,
  preview: 'display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0',
  ground: `margin:0;padding:24px 0;background-color:${MIST};font-family:${FONT};color:${INK}`,
  page: 'max-width:600px;margin:0 auto;background-color:#FFFFFF',
  inside: 'padding:32px 32px 24px',
  logo: `${IMAGE};margin:0 0 28px`,
  image: `${IMAGE};margin:0 0 16px`,
  text: `${TEXT};margin:0 0 16px`,
  list: `${TEXT};margin:0 0 16px;padding-left:24px`,
  item: 'margin:0 0 6px',
  signature: `${TEXT};margin:24px 0 0`,
  line: 'display:block',
  link: `color:${FOREST};text-decoration:underline`,
  buttons: 'margin:8px 0 12px',
  button: `line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;margin:0 12px 12px 0;padding:12px 24px;border-radius:999px;background-color:${FOREST};color:#FFFFFF;font-size:16px;font-weight:600`,
  label: 'max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:9px',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse;font-size:16px;line-height:24px',
  cell: `padding:8px 12px 8px 0;${CELL};text-align:left`,
  /** Amounts stand under one another at the edge, as they are added up. */
  lastCell: `padding:8px 0 8px 12px;${CELL};text-align:right`,
  rule: `width:100%;margin:24px 0 16px;border:none;border-top:1px solid ${LINE}`,
  small: `font-size:13px;line-height:20px;color:${MUTED};margin:0 0 8px`,
  smallLink: `color:${MUTED};text-decoration:underline`,
} as const
