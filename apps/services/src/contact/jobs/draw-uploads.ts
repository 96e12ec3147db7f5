import { asCommand } from '#app/jobs/job'
import { drawUndrawn } from '#app/upload/draw-undrawn'

/** Pictures that came with a message or an application. */
export const drawUploads = asCommand<'draw-uploads'>((context, { uploadIds }) => drawUndrawn(context, uploadIds))
