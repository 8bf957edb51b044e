import { BotPage } from '../features/public/bot/bot-page.tsx'

export function Component() {
  return <BotPage />
}
