// The service worker of notifications. It caches nothing and answers no request of the page.
self.addEventListener('push', (event) => {
  const { title, body, tag, url } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url }, icon: '/icon.svg' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(new URL(event.notification.data.url, self.location.origin)))
})

// A tab that shows the page already comes to the front; any other may hold unsaved work, and stays as it is.
async function show(url) {
  if (url.origin !== self.location.origin) return
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = tabs.find((tab) => tab.url === url.href)
  await (shown ? shown.focus() : self.clients.openWindow(url.href))
}
