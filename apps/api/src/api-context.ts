import type { CompanyData } from '@vedetta/contracts/company-data'
import type { SubProcessor } from '@vedetta/contracts/sub-processors'
import type { AlertSignals } from '@vedetta/core/alerts/alert-signals'
import type { PaymentProvider } from '@vedetta/core/billing/payment-provider'
import type { Db } from '@vedetta/core/db/client'
import type { DeliveryReports } from '@vedetta/core/delivery/delivery-report'
import type { Readiness } from '@vedetta/core/health/readiness'
import type { Identity } from '@vedetta/core/identity/identity'
import type { PublicFiguresReader } from '@vedetta/core/market/public-figures'
import type { Marks } from '@vedetta/core/marks/marks'
import type { RoleFamiliesReader } from '@vedetta/core/roles/role-families'
import type { RoleNames } from '@vedetta/core/roles/role-names'
import type { ContextWithSearch } from '@vedetta/core/search/context-with-search'
import type { SentenceParser } from '@vedetta/core/sentences/sentence-parser'
import type { PublicStatusReader } from '@vedetta/core/status/public-status'

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
    readonly subProcessors: readonly SubProcessor[]
  }
