import { data } from 'react-router'

const OF_A_FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/** The one way to read a form. A body that is none, or that breaks off, is the sender's mistake and never a fault of ours. */
export async function readForm(request: Request): Promise<FormData> {
  if (!OF_A_FORM.test(request.headers.get('content-type') ?? '')) throw refuse(415, 'This is not a form')
  try {
    return await request.formData()
  } catch (cause) {
    // Whatever else ends the reading, such as a body that grew too large, speaks for itself.
    if (!(cause instanceof TypeError)) throw cause
    throw refuse(400, 'This form could not be read')
  }
}

function refuse(status: number, message: string) {
  return data({ message }, { status, statusText: message })
}
