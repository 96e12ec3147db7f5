/* Service worker of the back office: says that something waits and leads there. It keeps no pages and asks nobody. */
self.addEventListener('push', (event) => {
  const { title = 'Čenich zázemí', body = '', path = '/' } = event.data?.json() ?? {}
  // One tag: the newest count replaces the one before.
  event.waitUntil(self.registration.showNotification(title, { body, lang: 'cs', tag: 'ceka', data: { path } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data.path, self.location.origin)
  // Only a page of our own, whatever the message says.
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href))
})
