import type { Profile } from '@vedetta/contracts/customers/profile'
import { AgencyChoice } from './agency-choice.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { ExcludedCompanies } from './excluded-companies.tsx'
import { ExportChoice } from './export-choice.tsx'
import { NotificationChoice } from './notification-choice.tsx'
import { PushDevices } from './push-devices.tsx'
import { WithSettings } from './with-settings.tsx'

export function SettingsTab({ user }: { user: Profile }) {
  return (
    <WithSettings>
      {(settings) => (
        <>
          <NotificationChoice settings={settings} tier={user.subscription.tier} />
          <PushDevices tier={user.subscription.tier} />
          <ExportChoice settings={settings} />
          <AgencyChoice settings={settings} />
          <ExcludedCompanies names={settings.excludedCompanies} />
          <ColumnChoice saved={settings.columns} />
        </>
      )}
    </WithSettings>
  )
}
