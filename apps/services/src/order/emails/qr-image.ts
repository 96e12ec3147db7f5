import type { MailValue } from '#app/mail/define-mails'

export const QR_IMAGE_ID = 'qr@cenich'

/** The picture is attached when the mail goes out, made of the numbers that hold then. */
export const QR_IMAGE: MailValue = { image: { src: `cid:${QR_IMAGE_ID}`, alt: 'QR kód k platbě' } }
