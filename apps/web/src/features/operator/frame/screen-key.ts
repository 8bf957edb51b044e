import { type ConsoleScreen, consoleScreenNames } from '@vedetta/contracts/operator/screens'

/** The digit that leads to a screen: the tenth has 0, as on the keyboard. */
export function keyOf(screen: ConsoleScreen): string {
  return `${(consoleScreenNames.indexOf(screen) + 1) % 10}`
}
