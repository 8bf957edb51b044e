/** Full mailboxes, mails that are too large, and policies against the sender: nothing that says that the address is dead. */
const otherFaults = /^5\.(?:2\.2|3\.4|7\.)/

/** Whether an enhanced status code (RFC 3463) says that mails to the address are in vain. */
export const isDeadAddress = (status: string): boolean =>
  /^5\.\d{1,3}\.\d{1,3}$/.test(status) && !otherFaults.test(status)
