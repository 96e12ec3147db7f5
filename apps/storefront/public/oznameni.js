/* Service worker of the shop: shows a notification and opens the page it is about. It keeps no pages. */
self.addEventListener('push', (event) => {
  const { title = 'Čenich', body = '', url = '/' } = event.data?.json() ?? {}
  event.waitUntil(
    self.registration.showNotification(title, { body, icon: '/favicon.svg', lang: 'cs', tag: url, data: { url } }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data
  // Only a page of our own, whatever the message says.
  if (new URL(url, self.location.origin).origin === self.location.origin) event.waitUntil(self.clients.openWindow(url))
})
