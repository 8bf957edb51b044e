/** Full mailboxes, faults of a server, of the mail or of its sender, and policies: nothing that says that the address is dead. */
const otherFaults = /^5\.(?:1\.[78]$|2\.[23]$|3\.|4\.[36]$|5\.|6\.|7\.)/

/** Whether an enhanced status code (RFC 3463) says that mails to the address are in vain. */
export const isDeadAddress = (status: string): boolean =>
  /^5\.\d{1,3}\.\d{1,3}$/.test(status) && !otherFaults.test(status)
