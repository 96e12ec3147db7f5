/** Set by our own server from the connection and its trusted proxies; what a browser sends under this name is dropped. */
export const CLIENT_IP = 'x-client-ip'
