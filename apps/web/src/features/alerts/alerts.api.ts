import { queryOptions } from '@tanstack/react-query'
import { getAlertSettings } from '@vedetta/contracts/notify/alert-settings'
import { fetchFromApi } from '../../lib/api-query.ts'

export const alertSettingsKey = (token: string) => ['alert settings', token]

export const alertSettingsQuery = (token: string) =>
  queryOptions({
    queryKey: alertSettingsKey(token),
    queryFn: ({ signal }) => fetchFromApi(getAlertSettings, { token }, signal),
    retry: false,
  })
