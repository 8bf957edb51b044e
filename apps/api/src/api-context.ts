import type { CompanyData } from '@vedetta/contracts/companies/company-data'
import type { AdvertTexts } from '@vedetta/contracts/facts/advert-texts'
import type { SubProcessor } from '@vedetta/contracts/privacy/sub-processors'
import type { PaymentProvider } from '@vedetta/core/customers/billing/payment-provider'
import type { Identity } from '@vedetta/core/customers/identity/identity'
import type { PublicFiguresReader } from '@vedetta/core/inbox/market/public-figures'
import type { Marks } from '@vedetta/core/inbox/marks/marks'
import type { AlertSignals } from '@vedetta/core/notify/alerts/alert-signals'
import type { DeliveryReports } from '@vedetta/core/notify/delivery/delivery-report'
import type { Readiness } from '@vedetta/core/operations/health/readiness'
import type { PublicStatusReader } from '@vedetta/core/operations/service-levels/public-status'
import type { Db } from '@vedetta/core/platform/db/client'
import type { ContextWithSearch } from '@vedetta/core/search/engine/context-with-search'
import type { RoleFamiliesReader } from '@vedetta/core/search/roles/role-families'
import type { RoleNames } from '@vedetta/core/search/roles/role-names'
import type { SentenceParser } from '@vedetta/core/search/sentences/sentence-parser'

/** Everything the routes work with; each takes a `Pick` of it and hands its use cases theirs. */
export type ApiContext = Omit<ContextWithSearch, 'log'> &
  Identity & {
    /** Few connections, for statements that may take long: all that is stored about a person, the counts of operators. */
    readonly patientDb: Db
    readonly marks: Marks
    readonly alertSignals: AlertSignals
    readonly figures: PublicFiguresReader
    readonly publicStatus: PublicStatusReader
    readonly readiness: Pick<Readiness, 'read'>
    readonly roleNames: RoleNames
    readonly parseSentence: SentenceParser
    readonly roleFamilies: RoleFamiliesReader
    /** Null where plans can't be paid for. */
    readonly payments: PaymentProvider | null
    /** Null where no provider reports bounces and complaints by webhook. */
    readonly deliveryReports: DeliveryReports | null
    /** Null where nothing is pushed to browsers. */
    readonly pushPublicKey: string | null
    readonly company: CompanyData
    readonly advertTexts: AdvertTexts
    readonly subProcessors: readonly SubProcessor[]
  }
